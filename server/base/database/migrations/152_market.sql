-- Suppliers are organizations that were approved to offer something.
create table supplier (
  organization_id text primary key references organization (id) on delete cascade,
  profile jsonb not null default '{}',
  certificates text[] not null default '{}',
  regions text[] not null default '{}',
  industries text[] not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'suspended')),
  verified_at timestamptz
);

create table market_category (
  id text primary key,
  kind text not null check (kind in ('app', 'product', 'solution')),
  names jsonb not null,
  sort int not null default 0
);

-- What offerings of a category are described by. Numbers are kept in the attribute's own unit.
create table market_attribute (
  category_id text not null references market_category (id) on delete cascade,
  key text not null,
  names jsonb not null,
  kind text not null check (kind in ('number', 'enum', 'bool', 'text')),
  unit text not null default '',
  facet boolean not null default false,
  sort int not null default 0,
  primary key (category_id, key)
);

-- Apps, products and solutions. What lists filter and sort by is kept here, taken from the live version.
create table offering (
  id text primary key,
  kind text not null check (kind in ('app', 'product', 'solution')),
  supplier_id text not null references supplier (organization_id) on delete cascade,
  sku text not null,
  category_id text references market_category (id) on delete set null,
  state text not null default 'listed' check (state in ('listed', 'paused', 'delisted', 'retired')),
  state_reason text not null default '',
  live_version int,
  -- key=value, one for each value of each facet.
  facets text[] not null default '{}',
  numbers jsonb not null default '{}',
  terms text[] not null default '{}',
  name_terms text[] not null default '{}',
  rating float8,
  ratings int not null default 0,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  unique (supplier_id, sku)
);
create index offering_terms on offering using gin (terms);
create index offering_category on offering (category_id);

-- A version never changes once it was live.
create table offering_version (
  offering_id text not null references offering (id) on delete cascade,
  n int not null,
  label text not null,
  body jsonb not null,
  published_at timestamptz not null default now(),
  primary key (offering_id, n)
);

-- What the catalogue of a portal shows; private: only to the organizations it was offered to.
create table listing (
  access_domain text not null,
  offering_id text not null references offering (id) on delete cascade,
  state text not null default 'listed' check (state in ('listed', 'hidden')),
  private boolean not null default false,
  position int,
  created_at timestamptz not null default now(),
  primary key (access_domain, offering_id)
);
create index listing_offering on listing (offering_id);

create table private_offer (
  offering_id text not null references offering (id) on delete cascade,
  organization_id text not null references organization (id) on delete cascade,
  ends_at timestamptz,
  primary key (offering_id, organization_id)
);
