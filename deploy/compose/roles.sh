#!/bin/sh
# Creates the user that owns the database, the user of the product, and the database.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres --set owner="$(cat /run/secrets/OWNER_PASSWORD)" \
  --set app="$(cat /run/secrets/APP_PASSWORD)" <<'SQL'
create role puente_owner login password :'owner';
create role puente_app login password :'app';
grant puente_app to puente_owner;
create database puente owner puente_owner;
SQL
