-- The key pair for data that browsers encrypt for this installation. The private half is sealed.
create table data_key (
  id smallint primary key default 1 check (id = 1),
  public_pem text not null,
  sealed_private text not null
);
