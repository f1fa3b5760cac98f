-- When a version is to take force, as its author typed it, so that an incomplete day or time is kept with the draft.
-- Null for drafts that a former release or the return of a proposal wrote: their instant is in in_force_from.
alter table settings.draft add column typed_from jsonb;
