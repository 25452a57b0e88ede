-- Documents from before the library are filed in the background; "alarm 9" stands before "alarm 10".
create index document_unfiled on document (id) where catalogue_hash is null and deleted_at is null;
create collation natural_order (provider = icu, locale = 'und-u-kn-true');
