-- Manuals of one version of an offering stand in a knowledge base of their own. Nobody asks for it by number: it is searched by members of the
-- organizations that have set up that version, as long as their right lasts.
alter table knowledge_base add column manual_offering text, add column manual_version text;
create unique index knowledge_base_manual on knowledge_base (manual_offering, manual_version) where manual_offering is not null;
