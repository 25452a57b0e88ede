-- Draws into which a public random number goes: first the press, with the round that decides it; then the roll.
create table beacon_value (
  -- Hash of the chain.
  chain text not null,
  round int not null check (round > 0),
  randomness text not null,
  signature text not null,
  read_at timestamptz not null default now(),
  primary key (chain, round)
);

-- Kept after the roll as well: it says when the round was named.
create table activity_press (
  entry_id text not null references activity_entry (id) on delete cascade,
  k int not null check (k > 0),
  revision text not null references definition_revision (id),
  client_seed text not null default '',
  round int not null,
  at timestamptz not null,
  rolled_at timestamptz,
  primary key (entry_id, k)
);
create index activity_press_due on activity_press (round) where rolled_at is null;

-- The round that decides a list, named at its close; null without a beacon.
alter table activity_list add round int;
