const words = (text: string) => text.trim().split(/\s+/);

/** Elements that draw. */
export const drawingElements: ReadonlySet<string> = new Set(
  words(`svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan textPath linearGradient
    radialGradient stop clipPath mask pattern marker filter image switch
    feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
    feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
    feSpotLight feTile feTurbulence`),
);

/** Metadata of drawing programs, dropped silently. Any other element that does not draw is refused. */
export const programElements =
  /^(?:metadata|(?:sodipodi|inkscape):(?:namedview|grid|guide|page|path-effect|perspective)|i:\w+|sketch:\w+)$/;

/** Properties that are attributes as well, and may stand in `style`. */
export const styleProperties: ReadonlySet<string> = new Set(
  words(`alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters display
    dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch
    font-style font-variant font-weight image-rendering letter-spacing lighting-color marker-end marker-mid marker-start mask
    mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
    stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering
    transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode`),
);

/** Attributes with the spelling that XML wants, beyond `href`, `xlink:href` and `style`. */
export const plainAttributes: readonly string[] = [
  ...words(`id class lang role aria-label aria-hidden x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox
    preserveAspectRatio transform version pathLength rotate textLength lengthAdjust startOffset method spacing gradientUnits
    gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
    markerUnits markerWidth markerHeight orient refX refY filterUnits primitiveUnits in in2 result mode type values
    tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode
    preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength limitingConeAngle pointsAtX
    pointsAtY pointsAtZ azimuth elevation z scale xChannelSelector yChannelSelector stdDeviation radius baseFrequency numOctaves
    seed stitchTiles`),
  ...styleProperties,
];
