/** Made-up portals that a new one can begin as, without their brand. */
export const templateIds = ['blank', 'main', 'machine-builder', 'steelworks', 'public-service'] as const;
