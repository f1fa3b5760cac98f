-- The priority that a person gave a case, instead of the one by the rules.
create table assignments.priority (
  kind text not null,
  subject uuid not null,
  priority text not null check (priority in ('high', 'normal')),
  set_by uuid not null,
  set_at timestamptz not null,
  primary key (kind, subject)
);
grant select, insert, update (priority, set_by, set_at), delete on assignments.priority to puente_app;
create view assignments.v_priority as select kind, subject, priority from assignments.priority;
grant select on assignments.v_priority to puente_app;

-- Whether the case waited when its followers were last notified.
alter table assignments.follower add column is_open boolean not null default true;
grant update (is_open) on assignments.follower to puente_app;

-- What happened to cases, and who of the staff is notified. It has no text of the case.
create table assignments.news (
  id uuid primary key,
  kind text not null,
  subject uuid not null,
  what text not null,
  -- Who did it; null when nobody of the staff did.
  by_staff uuid,
  -- To whom the case was assigned.
  to_staff uuid,
  at timestamptz not null
);
create index news_at on assignments.news (at);
create table assignments.news_reader (
  news_id uuid not null references assignments.news on delete cascade,
  staff_id uuid not null,
  read_at timestamptz,
  primary key (staff_id, news_id)
);
create index news_reader_news on assignments.news_reader (news_id);
create index news_reader_unread on assignments.news_reader (staff_id, news_id) where read_at is null;
grant select, insert, delete on assignments.news to puente_app;
grant select, insert, update (read_at), delete on assignments.news_reader to puente_app;
