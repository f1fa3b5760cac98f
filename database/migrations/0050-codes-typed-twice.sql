-- A code that was typed wrong and arrives again, from the field's last digit and from its button, is one try.
alter table access.code add column wrong_index bytea;
grant update (wrong_index) on access.code to puente_app;
