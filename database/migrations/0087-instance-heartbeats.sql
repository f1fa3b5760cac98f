-- Each instance of a process has a row of its own, so that one dead worker of several is seen. An instance deletes its rows
-- when it ends; those of an instance that died stay for a day. `relay` is the worker's delivery of events, which can stop
-- while the worker continues. Times are those of the database's clock, not business time.
drop table platform.heartbeat;
create table platform.heartbeat (
  process text not null check (process in ('api', 'worker', 'relay')),
  instance text not null,
  release text not null,
  started_at timestamptz not null,
  at timestamptz not null,
  primary key (process, instance)
);
grant select, insert, update (release, started_at, at), delete on platform.heartbeat to puente_app;
