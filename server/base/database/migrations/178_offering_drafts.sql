-- What suppliers are to one portal. Its operators decide; those they trust publish without asking.
create table market_supplier (
  access_domain text not null,
  organization_id text not null references organization (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'suspended')),
  trusted boolean not null default false,
  reason text not null default '',
  created_at timestamptz not null default now(),
  primary key (access_domain, organization_id)
);
insert into market_supplier (access_domain, organization_id, state)
select distinct l.access_domain, o.supplier_id, 'approved' from listing l join offering o on o.id = l.offering_id;

-- The next version of an offering while its supplier writes it. It stands in a table of its own, which no catalogue reads.
create table offering_draft (
  -- The id of the offering, also before that is there.
  id text primary key,
  access_domain text not null,
  supplier_id text not null references supplier (organization_id) on delete cascade,
  kind text not null check (kind in ('app', 'product', 'solution')),
  sku text not null,
  category_id text references market_category (id) on delete set null,
  label text not null default '',
  body jsonb not null default '{}',
  -- Codes of the organizations to which alone it is offered; none: everybody.
  audience text[] not null default '{}',
  state text not null default 'draft' check (state in ('draft', 'review', 'returned')),
  reason text not null default '',
  -- Grows with each change, so that of two who write one is told.
  step int not null default 1,
  changed_by text references person (id) on delete set null,
  changed_at timestamptz not null default now(),
  unique (supplier_id, sku)
);
create index offering_draft_review on offering_draft (access_domain, changed_at) where state = 'review';

-- offered: by its supplier, no operator has decided. listed, hidden: an operator has.
alter table listing drop constraint listing_state_check;
alter table listing add constraint listing_state_check check (state in ('offered', 'listed', 'hidden'));
alter table listing add column reason text not null default '';

create table offering_view (
  offering_id text not null references offering (id) on delete cascade,
  day timestamptz not null,
  views int not null default 1,
  primary key (offering_id, day)
);

-- Uploaded pictures that stand in a version or in the draft (n = 0).
create table offering_picture (
  offering_id text not null,
  n int not null,
  file_id text not null,
  primary key (offering_id, n, file_id)
);
create index offering_picture_file on offering_picture (file_id);
