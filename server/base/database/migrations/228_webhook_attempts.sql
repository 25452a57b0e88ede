-- What became of each attempt of a delivery, for as long as the delivery is kept.
create table delivery_attempt (
  delivery_id bigint not null references delivery (id) on delete cascade,
  id bigserial,
  -- Which attempt it was since the delivery was last made due.
  attempt int not null,
  -- When it began.
  at timestamptz not null default now(),
  ms int,
  status int,
  fault text,
  reply text,
  primary key (delivery_id, id)
);
