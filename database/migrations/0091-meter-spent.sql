-- Whether the last call found no room. It was computed from the former row, which only PostgreSQL 18 can return.
alter table platform.meter add column spent boolean not null default false;
grant update (spent) on platform.meter to puente_app;
