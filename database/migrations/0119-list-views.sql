-- How members of staff see the lists of the back office: their layout of each list, and named views that they may share.
create schema list_views;
grant usage on schema list_views to puente_app;
create table list_views.layout (
  staff_id uuid not null,
  list text not null,
  layout jsonb not null,
  changed_at timestamptz not null,
  primary key (staff_id, list)
);
create table list_views.view (
  id uuid primary key,
  staff_id uuid not null,
  list text not null,
  name text not null,
  shared boolean not null,
  filters jsonb not null,
  -- Null when the view has filters only.
  layout jsonb,
  changed_at timestamptz not null,
  unique (staff_id, list, name)
);
create index view_shared on list_views.view (list, name) where shared;
grant select, insert, update, delete on list_views.layout, list_views.view to puente_app;
