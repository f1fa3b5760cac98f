-- A stored file can be inspected again, and the scanner can find something that it did not know at the upload.
alter table documents.document drop constraint document_scan_check;
alter table documents.document add constraint document_scan_check check (scan in ('clean', 'not-scanned', 'infected'));
grant update (scan) on documents.document to puente_app;

-- An answer of the registry that staff requested. It is no attempt of the person.
alter table onboarding.attempt add column asked_by uuid;
alter table onboarding.attempt drop constraint attempt_application_id_submission_key;
create unique index attempt_once on onboarding.attempt (application_id, submission) where asked_by is null;
create index attempt_application on onboarding.attempt (application_id, at);

-- The parts of a company's application that staff accepted by themselves. A part that is sent back or changed has no row.
create table onboarding.company_part (
  company_id uuid not null references onboarding.company_file (id),
  part text not null check (part in ('company', 'address', 'use', 'representatives', 'owners', 'exposed')),
  accepted_by uuid not null,
  accepted_at timestamptz not null,
  primary key (company_id, part)
);
grant select, insert, delete on onboarding.company_part to puente_app;
