-- Events may be handed over in several partitions by subject, each with a lock of its own. A worker of the version before
-- locks the row of the first partition, the only one that exists until somebody configures more.
alter table platform.relay drop column singleton;
alter table platform.relay add column partition smallint not null default 0 primary key check (partition >= 0);
grant insert on platform.relay to puente_app;
