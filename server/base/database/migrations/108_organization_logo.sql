-- Whether a file is somebody's logo is asked whenever one is shown.
create index organization_logo on organization (logo) where logo <> '';
