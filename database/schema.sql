-- Printed from the catalogues by `npm run gen`; the migrations beside it are what counts.

create schema access;
create schema approvals;
create schema assignments;
create schema closes;
create schema customers;
create schema data_rights;
create schema decisions;
create schema documents;
create schema evidence;
create schema figures;
create schema graphile_worker;
create schema instructions;
create schema keys;
create schema ledger;
create schema list_views;
create schema localities;
create schema notifications;
create schema onboarding;
create schema payins;
create schema payouts;
create schema pending_items;
create schema platform;
create schema quotes;
create schema readiness;
create schema recipients;
create schema reconciliation;
create schema referrals;
create schema requirements;
create schema retention;
create schema risk;
create schema screening;
create schema settings;
create schema statements;
create schema support;
create schema terms;
create schema transfers;
create schema treasury;

create table access.code (
  id uuid not null,
  purpose text not null,
  subject uuid not null,
  channel text not null,
  address bytea not null,
  code_index bytea not null,
  code bytea,
  tries integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  wrong_index bytea,
  destination_index bytea,
  asker_index bytea,
  network_index bytea,
  account_id uuid,
  country text,
  known boolean not null default false,
  constraint code_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
  constraint code_pkey PRIMARY KEY (id),
  constraint code_purpose_check CHECK ((purpose = ANY (ARRAY['registration'::text, 'email'::text, 'phone'::text, 'recovery'::text, 'step-up'::text, 'invitation'::text]))),
  constraint code_tries_check CHECK ((tries >= 0))
);
create table access.demo_world (
  singleton boolean not null default true,
  seeded_at timestamp with time zone not null,
  constraint demo_world_pkey PRIMARY KEY (singleton),
  constraint demo_world_singleton_check CHECK (singleton)
);
create table access.former_address (
  id uuid not null,
  user_id uuid not null,
  what text not null,
  address bytea not null,
  left_at timestamp with time zone not null,
  constraint former_address_pkey PRIMARY KEY (id),
  constraint former_address_user_id_fkey FOREIGN KEY (user_id) REFERENCES access."user"(id),
  constraint former_address_what_check CHECK ((what = ANY (ARRAY['email'::text, 'phone'::text])))
);
create table access.membership (
  user_id uuid not null,
  customer_id uuid not null,
  "position" integer not null,
  created_at timestamp with time zone not null,
  role text not null,
  constraint membership_pkey PRIMARY KEY (user_id, customer_id),
  constraint membership_role_check CHECK ((role = ANY (ARRAY['administrator'::text, 'operator'::text, 'reader'::text]))),
  constraint membership_user_id_fkey FOREIGN KEY (user_id) REFERENCES access."user"(id)
);
create table access.proposed_contact (
  user_id uuid not null,
  address bytea not null,
  proposed_at timestamp with time zone not null,
  constraint proposed_contact_pkey PRIMARY KEY (user_id),
  constraint proposed_contact_user_id_fkey FOREIGN KEY (user_id) REFERENCES access."user"(id)
);
create table access.session (
  token_hash bytea not null,
  user_id uuid not null,
  customer_id uuid not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  id uuid not null,
  device_id uuid,
  proven_at timestamp with time zone,
  constraint session_device_id_fkey FOREIGN KEY (device_id) REFERENCES access.user_device(id) ON DELETE CASCADE,
  constraint session_id_key UNIQUE (id),
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_user_id_customer_id_fkey FOREIGN KEY (user_id, customer_id) REFERENCES access.membership(user_id, customer_id) ON DELETE CASCADE
);
create table access.staff (
  id uuid not null,
  email bytea not null,
  email_index bytea not null,
  name bytea not null,
  role text not null,
  password_hash text not null,
  created_at timestamp with time zone not null,
  status text not null default 'active'::text,
  closed_at timestamp with time zone,
  confirms_from timestamp with time zone,
  invited_by_two boolean not null default false,
  constraint staff_check CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  constraint staff_email_index_key UNIQUE (email_index),
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_role_check CHECK ((role = ANY (ARRAY['support'::text, 'analyst'::text, 'officer'::text, 'treasury'::text, 'admin'::text]))),
  constraint staff_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'invited'::text, 'active'::text, 'locked'::text, 'closed'::text])))
);
create table access.staff_challenge (
  challenge_hash bytea not null,
  purpose text not null,
  holder_id uuid,
  expires_at timestamp with time zone not null,
  constraint staff_challenge_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access.staff(id),
  constraint staff_challenge_pkey PRIMARY KEY (challenge_hash),
  constraint user_challenge_check CHECK (((purpose = 'assertion'::text) OR (holder_id IS NOT NULL))),
  constraint user_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['registration'::text, 'assertion'::text])))
);
create table access.staff_device (
  id uuid not null,
  holder_id uuid not null,
  token_hash bytea not null,
  browser text,
  system text,
  first_seen_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  remembered_until timestamp with time zone,
  constraint staff_device_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access.staff(id),
  constraint staff_device_pkey PRIMARY KEY (id),
  constraint staff_device_token_hash_holder_id_key UNIQUE (token_hash, holder_id)
);
create table access.staff_passkey (
  id uuid not null,
  holder_id uuid not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint staff_passkey_credential_id_key UNIQUE (credential_id),
  constraint staff_passkey_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access.staff(id),
  constraint staff_passkey_pkey PRIMARY KEY (id),
  constraint user_passkey_counter_check CHECK ((counter >= 0))
);
create table access.staff_pending_sign_in (
  token_hash bytea not null,
  holder_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint staff_pending_sign_in_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access.staff(id),
  constraint staff_pending_sign_in_pkey PRIMARY KEY (token_hash)
);
create table access.staff_recovery_code (
  holder_id uuid not null,
  code_index bytea not null,
  created_at timestamp with time zone not null,
  index_key text,
  constraint staff_recovery_code_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access.staff(id),
  constraint staff_recovery_code_pkey PRIMARY KEY (holder_id, code_index)
);
create table access.staff_session (
  token_hash bytea not null,
  staff_id uuid not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  id uuid not null,
  device_id uuid,
  proven_at timestamp with time zone,
  enrolling boolean not null default false,
  constraint staff_session_device_id_fkey FOREIGN KEY (device_id) REFERENCES access.staff_device(id) ON DELETE CASCADE,
  constraint staff_session_id_key UNIQUE (id),
  constraint staff_session_pkey PRIMARY KEY (token_hash),
  constraint staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES access.staff(id)
);
create table access.staff_totp (
  id uuid not null,
  holder_id uuid not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  constraint staff_totp_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access.staff(id),
  constraint staff_totp_pkey PRIMARY KEY (id)
);
create table access.suspended_customer (
  customer_id uuid not null,
  since timestamp with time zone not null,
  constraint suspended_customer_pkey PRIMARY KEY (customer_id)
);
create table access."user" (
  id uuid not null,
  email bytea not null,
  email_index bytea not null,
  name bytea not null,
  password_hash text not null,
  created_at timestamp with time zone not null,
  email_verified_at timestamp with time zone,
  phone bytea,
  phone_index bytea,
  phone_verified_at timestamp with time zone,
  contact_changed_at timestamp with time zone,
  email_bounced_at timestamp with time zone,
  constraint user_check CHECK (((phone IS NULL) = (phone_index IS NULL))),
  constraint user_check1 CHECK (((phone IS NOT NULL) OR (phone_verified_at IS NULL))),
  constraint user_email_index_key UNIQUE (email_index),
  constraint user_pkey PRIMARY KEY (id)
);
create table access.user_challenge (
  challenge_hash bytea not null,
  purpose text not null,
  holder_id uuid,
  expires_at timestamp with time zone not null,
  constraint user_challenge_check CHECK (((purpose = 'assertion'::text) OR (holder_id IS NOT NULL))),
  constraint user_challenge_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access."user"(id),
  constraint user_challenge_pkey PRIMARY KEY (challenge_hash),
  constraint user_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['registration'::text, 'assertion'::text])))
);
create table access.user_device (
  id uuid not null,
  holder_id uuid not null,
  token_hash bytea not null,
  browser text,
  system text,
  first_seen_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  remembered_until timestamp with time zone,
  constraint user_device_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access."user"(id),
  constraint user_device_pkey PRIMARY KEY (id),
  constraint user_device_token_hash_holder_id_key UNIQUE (token_hash, holder_id)
);
create table access.user_passkey (
  id uuid not null,
  holder_id uuid not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint user_passkey_counter_check CHECK ((counter >= 0)),
  constraint user_passkey_credential_id_key UNIQUE (credential_id),
  constraint user_passkey_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access."user"(id),
  constraint user_passkey_pkey PRIMARY KEY (id)
);
create table access.user_pending_sign_in (
  token_hash bytea not null,
  holder_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint user_pending_sign_in_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access."user"(id),
  constraint user_pending_sign_in_pkey PRIMARY KEY (token_hash)
);
create table access.user_recovery_code (
  holder_id uuid not null,
  code_index bytea not null,
  created_at timestamp with time zone not null,
  index_key text,
  constraint user_recovery_code_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access."user"(id),
  constraint user_recovery_code_pkey PRIMARY KEY (holder_id, code_index)
);
create table access.user_totp (
  id uuid not null,
  holder_id uuid not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  constraint user_totp_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES access."user"(id),
  constraint user_totp_pkey PRIMARY KEY (id)
);
create table approvals.approval (
  id uuid not null,
  action text not null,
  subject uuid not null,
  proposal jsonb not null,
  note text not null,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null,
  decision text,
  decided_by uuid,
  decided_at timestamp with time zone,
  counts_from timestamp with time zone,
  proposed_role text,
  decided_role text,
  used jsonb,
  decision_note text,
  proposer_locked_at timestamp with time zone,
  constraint approval_check1 CHECK ((((decision IS NULL) = (decided_by IS NULL)) AND ((decision IS NULL) = (decided_at IS NULL)))),
  constraint approval_decision_check CHECK ((decision = ANY (ARRAY['confirmed'::text, 'sent-back'::text, 'withdrawn'::text, 'alone'::text]))),
  constraint approval_decision_note_check CHECK (((decision_note IS NULL) OR (decision = 'sent-back'::text))),
  constraint approval_pkey PRIMARY KEY (id),
  constraint approval_two_people CHECK (((decision IS NULL) OR ((decision = ANY (ARRAY['withdrawn'::text, 'alone'::text])) = (decided_by = proposed_by))))
);
create table assignments.assignment (
  kind text not null,
  subject uuid not null,
  staff_id uuid not null,
  assigned_by uuid not null,
  assigned_at timestamp with time zone not null,
  active_at timestamp with time zone not null,
  constraint assignment_pkey PRIMARY KEY (kind, subject)
);
create table assignments.comment (
  id uuid not null,
  kind text not null,
  subject uuid not null,
  customer_id uuid,
  written_by uuid not null,
  text bytea not null,
  at timestamp with time zone not null,
  constraint comment_pkey PRIMARY KEY (id)
);
create table assignments.follower (
  staff_id uuid not null,
  kind text not null,
  subject uuid not null,
  since timestamp with time zone not null,
  is_open boolean not null default true,
  constraint follower_pkey PRIMARY KEY (staff_id, kind, subject)
);
create table assignments.mention (
  comment_id uuid not null,
  staff_id uuid not null,
  read_at timestamp with time zone,
  constraint mention_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES assignments.comment(id),
  constraint mention_pkey PRIMARY KEY (comment_id, staff_id)
);
create table assignments.news (
  id uuid not null,
  kind text not null,
  subject uuid not null,
  what text not null,
  by_staff uuid,
  to_staff uuid,
  at timestamp with time zone not null,
  constraint news_pkey PRIMARY KEY (id)
);
create table assignments.news_reader (
  news_id uuid not null,
  staff_id uuid not null,
  read_at timestamp with time zone,
  constraint news_reader_news_id_fkey FOREIGN KEY (news_id) REFERENCES assignments.news(id) ON DELETE CASCADE,
  constraint news_reader_pkey PRIMARY KEY (staff_id, news_id)
);
create table assignments.priority (
  kind text not null,
  subject uuid not null,
  priority text not null,
  set_by uuid not null,
  set_at timestamp with time zone not null,
  constraint priority_pkey PRIMARY KEY (kind, subject),
  constraint priority_priority_check CHECK ((priority = ANY (ARRAY['high'::text, 'normal'::text])))
);
create table assignments.viewer (
  kind text not null,
  subject uuid not null,
  staff_id uuid not null,
  seen_at timestamp with time zone not null,
  constraint viewer_pkey PRIMARY KEY (kind, subject, staff_id)
);
create table closes.record (
  id uuid not null,
  scope text not null,
  from_day date not null,
  day date not null,
  lines jsonb not null,
  block_height bigint not null,
  note text,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  confirmed_by uuid,
  constraint record_check CHECK ((day >= from_day)),
  constraint record_check1 CHECK ((confirmed_by <> made_by)),
  constraint record_check2 CHECK (((scope = 'period'::text) = (confirmed_by IS NOT NULL))),
  constraint record_pkey PRIMARY KEY (id),
  constraint record_scope_check CHECK ((scope = ANY (ARRAY['day'::text, 'period'::text])))
);
create table customers.closure (
  id uuid not null,
  customer_id uuid not null,
  cause text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  completed_at timestamp with time zone,
  kept_until date,
  constraint closure_cause_check CHECK ((cause = ANY (ARRAY['customer'::text, 'exit'::text]))),
  constraint closure_check CHECK (((completed_at IS NULL) = (kept_until IS NULL))),
  constraint closure_check1 CHECK (((completed_at IS NULL) OR (withdrawn_at IS NULL))),
  constraint closure_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers.customer(id),
  constraint closure_pkey PRIMARY KEY (id)
);
create table customers.customer (
  id uuid not null,
  kind text not null,
  status text not null,
  level text not null,
  country text not null,
  name bytea not null,
  rut bytea,
  rut_index bytea,
  birth_date bytea,
  address bytea,
  created_at timestamp with time zone not null,
  identity text not null default 'missing'::text,
  name_index bytea[],
  comuna text,
  address_state text,
  occupation text,
  employer bytea,
  facts_confirmed_at timestamp with time zone not null default now(),
  risk text not null default 'normal'::text,
  name_fold bytea,
  document_name bytea,
  document_name_fold bytea,
  accepted_name_fold bytea,
  name_changed_at timestamp with time zone,
  unwritable_in text,
  name_rules text,
  risk_assessment uuid,
  rut_part_index bytea[],
  constraint customer_address_state_check CHECK ((address_state = ANY (ARRAY['incomplete'::text, 'complete'::text]))),
  constraint customer_check CHECK (((rut IS NULL) = (rut_index IS NULL))),
  constraint customer_check1 CHECK (((status <> 'active'::text) OR ((rut IS NOT NULL) AND (identity = 'confirmed'::text)))),
  constraint customer_comuna_check CHECK ((comuna ~ '^[0-9]{5}$'::text)),
  constraint customer_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint customer_identity_check CHECK ((identity = ANY (ARRAY['missing'::text, 'submitted'::text, 'not-confirmed'::text, 'confirmed'::text]))),
  constraint customer_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint customer_level_check CHECK ((level = ANY (ARRAY['basic'::text, 'standard'::text, 'enhanced'::text]))),
  constraint customer_pkey PRIMARY KEY (id),
  constraint customer_risk_check CHECK ((risk = ANY (ARRAY['normal'::text, 'elevated'::text, 'high'::text]))),
  constraint customer_rut_index_key UNIQUE (rut_index),
  constraint customer_status_check CHECK ((status = ANY (ARRAY['quote-only'::text, 'active'::text, 'refused'::text, 'closed'::text])))
);
create table customers.data_block (
  customer_id uuid not null,
  user_id uuid not null,
  since timestamp with time zone not null,
  constraint data_block_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers.customer(id),
  constraint data_block_pkey PRIMARY KEY (customer_id, user_id)
);
create table customers.due_diligence (
  customer_id uuid not null,
  kind text not null,
  demanded_at timestamp with time zone not null,
  passed text not null,
  threshold_usd_cents bigint not null,
  reached_usd_cents bigint not null,
  answered_at timestamp with time zone,
  answer_due_at timestamp with time zone,
  refused_because text,
  settled_at timestamp with time zone,
  constraint due_diligence_check CHECK ((reached_usd_cents > threshold_usd_cents)),
  constraint due_diligence_check1 CHECK (((answered_at IS NULL) = (answer_due_at IS NULL))),
  constraint due_diligence_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers.customer(id),
  constraint due_diligence_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint due_diligence_passed_check CHECK ((passed = ANY (ARRAY['day'::text, 'month'::text, 'year'::text]))),
  constraint due_diligence_pkey PRIMARY KEY (customer_id),
  constraint due_diligence_threshold_usd_cents_check CHECK ((threshold_usd_cents > 0))
);
create table customers.eap_request (
  id uuid not null,
  customer_id uuid not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  reason bytea not null,
  confirmed_at timestamp with time zone,
  confirmed_by uuid,
  text_version integer,
  text_hash bytea,
  answers bytea,
  constraint eap_request_check CHECK (((confirmed_at IS NULL) = (text_version IS NULL))),
  constraint eap_request_check1 CHECK (((confirmed_at IS NULL) = (answers IS NULL))),
  constraint eap_request_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers.customer(id),
  constraint eap_request_pkey PRIMARY KEY (id)
);
create table customers.funds_evidence (
  id uuid not null,
  customer_id uuid not null,
  document_id uuid,
  ceiling_usd_cents bigint not null,
  accepted_at timestamp with time zone not null,
  accepted_until timestamp with time zone not null,
  accepted_by text not null,
  ended_at timestamp with time zone,
  constraint funds_evidence_ceiling_usd_cents_check CHECK ((ceiling_usd_cents > 0)),
  constraint funds_evidence_check CHECK ((accepted_until > accepted_at)),
  constraint funds_evidence_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers.customer(id),
  constraint funds_evidence_pkey PRIMARY KEY (id)
);
create table customers.member_invitation (
  id uuid not null,
  customer_id uuid not null,
  email bytea not null,
  email_index bytea not null,
  role text not null,
  status text not null,
  token_hash bytea not null,
  token bytea,
  invited_by uuid not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  mails integer not null default 1,
  ended_at timestamp with time zone,
  constraint member_invitation_check CHECK (((status = 'open'::text) = (ended_at IS NULL))),
  constraint member_invitation_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers.customer(id),
  constraint member_invitation_mails_check CHECK ((mails > 0)),
  constraint member_invitation_pkey PRIMARY KEY (id),
  constraint member_invitation_role_check CHECK ((role = ANY (ARRAY['administrator'::text, 'operator'::text, 'reader'::text]))),
  constraint member_invitation_status_check CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint member_invitation_token_hash_key UNIQUE (token_hash)
);
create table customers.name_request (
  id uuid not null,
  customer_id uuid not null,
  name bytea not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  verdict text,
  screen_at timestamp with time zone,
  screens integer not null default 0,
  decision text,
  reason text,
  decided_at timestamp with time zone,
  constraint name_request_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint name_request_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers.customer(id),
  constraint name_request_decision_check CHECK ((decision = ANY (ARRAY['accepted'::text, 'refused'::text]))),
  constraint name_request_pkey PRIMARY KEY (id),
  constraint name_request_verdict_check CHECK ((verdict = ANY (ARRAY['clear'::text, 'hit'::text])))
);
create table customers.note (
  id uuid not null,
  customer_id uuid not null,
  audience text not null,
  author_id uuid not null,
  body bytea not null,
  at timestamp with time zone not null,
  constraint note_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'compliance'::text]))),
  constraint note_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers.customer(id),
  constraint note_pkey PRIMARY KEY (id)
);
create table customers.restriction (
  id uuid not null,
  customer_id uuid not null,
  kind text not null,
  reason text not null,
  ends_by text not null,
  owner_id uuid not null,
  review_on date not null,
  effective_on date,
  since timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint restriction_check CHECK (((kind = 'exit'::text) = (effective_on IS NOT NULL))),
  constraint restriction_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers.customer(id),
  constraint restriction_kind_check CHECK ((kind = ANY (ARRAY['no-new-orders'::text, 'access-suspended'::text, 'exit'::text, 'freeze'::text, 'legal-hold'::text]))),
  constraint restriction_pkey PRIMARY KEY (id)
);
create table customers.restriction_step (
  id uuid not null,
  restriction_id uuid not null,
  change text not null,
  reason text not null,
  ends_by text not null,
  owner_id uuid not null,
  review_on date not null,
  effective_on date,
  note bytea,
  proposed_by uuid,
  decided_by uuid,
  at timestamp with time zone not null,
  constraint restriction_step_change_check CHECK ((change = ANY (ARRAY['set'::text, 'change'::text, 'end'::text]))),
  constraint restriction_step_pkey PRIMARY KEY (id),
  constraint restriction_step_restriction_id_fkey FOREIGN KEY (restriction_id) REFERENCES customers.restriction(id)
);
create table customers.signing_powers (
  id uuid not null,
  customer_id uuid not null,
  document_id uuid,
  in_force_from timestamp with time zone not null,
  ended_at timestamp with time zone,
  signers bytea,
  rules jsonb not null,
  constraint signing_powers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers.customer(id),
  constraint signing_powers_pkey PRIMARY KEY (id)
);
create table data_rights.breach (
  id uuid not null,
  happened_on date,
  known_on date not null,
  data_classes text[] not null,
  people_count integer not null,
  what bytea not null,
  measures bytea not null,
  agency_notified_on date,
  people_notified_on date,
  recorded_by uuid not null,
  recorded_at timestamp with time zone not null,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  constraint breach_check CHECK ((happened_on <= known_on)),
  constraint breach_data_classes_check CHECK ((cardinality(data_classes) > 0)),
  constraint breach_data_classes_check1 CHECK ((data_classes <@ ARRAY['identity'::text, 'contact'::text, 'financial'::text, 'documents'::text, 'credentials'::text, 'sensitive'::text])),
  constraint breach_people_count_check CHECK ((people_count >= 0)),
  constraint breach_pkey PRIMARY KEY (id)
);
create table data_rights.request (
  id uuid not null,
  folio text not null,
  customer_id uuid not null,
  user_id uuid not null,
  kind text not null,
  state text not null,
  identity text not null,
  body bytea not null,
  received_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  extended_at timestamp with time zone,
  extended_by uuid,
  extension_reason bytea,
  proposed_answer bytea,
  answer bytea,
  answered_at timestamp with time zone,
  answered_by uuid,
  confirmed_by uuid,
  ended_at timestamp with time zone,
  lifted_at timestamp with time zone,
  constraint request_check CHECK (((extended_at IS NULL) = (extended_by IS NULL))),
  constraint request_check1 CHECK (((extended_at IS NULL) = (extension_reason IS NULL))),
  constraint request_check2 CHECK (((state = ANY (ARRAY['granted'::text, 'refused'::text])) = (answered_at IS NOT NULL))),
  constraint request_check3 CHECK (((answered_at IS NULL) = (answer IS NULL))),
  constraint request_check4 CHECK (((answered_at IS NULL) = (answered_by IS NULL))),
  constraint request_check5 CHECK (((confirmed_by IS NULL) OR ((kind = 'erasure'::text) AND (state = 'granted'::text)))),
  constraint request_check6 CHECK ((confirmed_by <> answered_by)),
  constraint request_check7 CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint request_check8 CHECK (((lifted_at IS NULL) OR ((state = 'granted'::text) AND (kind = ANY (ARRAY['blocking'::text, 'opposition'::text]))))),
  constraint request_folio_key UNIQUE (folio),
  constraint request_identity_check CHECK ((identity = 'step-up'::text)),
  constraint request_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'rectification'::text, 'erasure'::text, 'opposition'::text, 'blocking'::text, 'portability'::text]))),
  constraint request_pkey PRIMARY KEY (id),
  constraint request_state_check CHECK ((state = ANY (ARRAY['open'::text, 'granted'::text, 'refused'::text, 'withdrawn'::text])))
);
create table decisions.decision (
  id uuid not null,
  about text not null,
  subject uuid not null,
  customer_id uuid not null,
  outcome text not null,
  decided_by uuid,
  confirmed_by uuid,
  used bytea not null,
  at timestamp with time zone not null,
  constraint decision_about_check CHECK ((about = ANY (ARRAY['application'::text, 'company-file'::text, 'level-application'::text, 'document'::text]))),
  constraint decision_check CHECK (((confirmed_by IS NULL) OR (decided_by IS NOT NULL))),
  constraint decision_check1 CHECK ((confirmed_by <> decided_by)),
  constraint decision_outcome_check CHECK ((outcome = ANY (ARRAY['approved'::text, 'refused'::text, 'returned'::text, 'asked-again'::text]))),
  constraint decision_pkey PRIMARY KEY (id)
);
create table decisions.escalation (
  id uuid not null,
  about text not null,
  subject uuid not null,
  customer_id uuid not null,
  reason bytea not null,
  escalated_by uuid not null,
  at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  outcome text,
  ended_by uuid,
  note bytea,
  ended_at timestamp with time zone,
  constraint escalation_about_check CHECK ((about = ANY (ARRAY['application'::text, 'company-file'::text, 'level-application'::text, 'document'::text]))),
  constraint escalation_check CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  constraint escalation_check1 CHECK (((outcome IS DISTINCT FROM 'given-back'::text) OR ((ended_by IS NOT NULL) AND (note IS NOT NULL)))),
  constraint escalation_check2 CHECK ((ended_by <> escalated_by)),
  constraint escalation_outcome_check CHECK ((outcome = ANY (ARRAY['given-back'::text, 'decided'::text]))),
  constraint escalation_pkey PRIMARY KEY (id)
);
create table documents.content (
  id uuid not null,
  data_key bytea not null,
  began_at timestamp with time zone not null,
  dropped_at timestamp with time zone,
  constraint content_pkey PRIMARY KEY (id)
);
create table documents.document (
  id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  kind text not null,
  side text,
  page integer not null,
  file_name bytea not null,
  type text not null,
  size_bytes bigint not null,
  pages integer,
  sent_hash bytea not null,
  scan text not null,
  content_id uuid,
  state text not null,
  reason text,
  received_at timestamp with time zone not null,
  taken_by uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  keep_until timestamp with time zone,
  legal_hold boolean not null default false,
  hold_reason bytea,
  remark bytea,
  constraint document_content_id_fkey FOREIGN KEY (content_id) REFERENCES documents.content(id),
  constraint document_page_check CHECK ((page > 0)),
  constraint document_pkey PRIMARY KEY (id),
  constraint document_scan_check CHECK ((scan = ANY (ARRAY['clean'::text, 'not-scanned'::text, 'infected'::text]))),
  constraint document_sent_hash_check CHECK ((length(sent_hash) = 32)),
  constraint document_side_check CHECK ((side = ANY (ARRAY['front'::text, 'back'::text]))),
  constraint document_size_bytes_check CHECK ((size_bytes > 0)),
  constraint document_state_check CHECK ((state = ANY (ARRAY['received'::text, 'in-review'::text, 'accepted'::text, 'refused'::text, 'replaced'::text, 'removed'::text]))),
  constraint document_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text]))),
  constraint refused_has_reason CHECK (((state <> 'refused'::text) OR (reason IS NOT NULL)))
);
create table documents.held_customer (
  customer_id uuid not null,
  since timestamp with time zone not null,
  constraint held_customer_pkey PRIMARY KEY (customer_id)
);
create table documents.reading (
  document_id uuid not null,
  state text not null,
  attempts integer not null default 0,
  leased_until timestamp with time zone,
  requested_at timestamp with time zone not null,
  engine text,
  found bytea,
  read_at timestamp with time zone,
  constraint reading_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents.document(id),
  constraint reading_is_found CHECK (((state = 'waiting'::text) = (found IS NULL))),
  constraint reading_pkey PRIMARY KEY (document_id),
  constraint reading_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'whole'::text, 'partly'::text, 'not'::text])))
);
create table documents.segment (
  content_id uuid not null,
  "position" integer not null,
  name uuid not null,
  plain_bytes integer not null,
  constraint segment_content_id_fkey FOREIGN KEY (content_id) REFERENCES documents.content(id),
  constraint segment_pkey PRIMARY KEY (content_id, "position"),
  constraint segment_plain_bytes_check CHECK ((plain_bytes > 0)),
  constraint segment_position_check CHECK (("position" >= 0))
);
create table documents.upload (
  id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  kind text not null,
  side text,
  page integer not null,
  file_name bytea not null,
  size_bytes bigint not null,
  received_bytes bigint not null default 0,
  segments integer not null default 0,
  content_id uuid not null,
  state text not null,
  leased_until timestamp with time zone,
  document_id uuid,
  began_at timestamp with time zone not null,
  constraint upload_check CHECK (((received_bytes >= 0) AND (received_bytes <= size_bytes))),
  constraint upload_pkey PRIMARY KEY (id),
  constraint upload_size_bytes_check CHECK ((size_bytes > 0)),
  constraint upload_state_check CHECK ((state = ANY (ARRAY['receiving'::text, 'checking'::text, 'done'::text, 'ended'::text])))
);
create table evidence.block (
  height bigint not null,
  day date not null,
  at timestamp with time zone not null,
  from_xid bigint not null,
  until_xid bigint not null,
  transfers integer not null,
  audits integer not null,
  leaves bytea not null,
  leaves_hash bytea not null,
  root bytea not null,
  previous bytea not null,
  key_id text not null,
  hash bytea not null,
  mac bytea not null,
  constraint block_check CHECK (((until_xid > from_xid) AND (octet_length(leaves) = (32 * (transfers + audits))))),
  constraint block_from_xid_key UNIQUE (from_xid),
  constraint block_height_check CHECK ((height > 0)),
  constraint block_pkey PRIMARY KEY (height),
  constraint block_previous_key UNIQUE (previous),
  constraint block_until_xid_key UNIQUE (until_xid)
);
create table evidence.day_root (
  day date not null,
  first_height bigint not null,
  last_height bigint not null,
  blocks_root bytea not null,
  last_block bytea not null,
  key_id text not null,
  signature bytea not null,
  signed_at timestamp with time zone not null,
  constraint day_root_pkey PRIMARY KEY (day)
);
create table evidence.verification (
  id uuid not null,
  began_at timestamp with time zone not null,
  took_ms integer not null,
  height bigint not null,
  faults integer not null,
  first text,
  from_height bigint not null default 0,
  rooted_height bigint,
  rooted_transfers bigint,
  constraint rooted_whole CHECK (((rooted_height IS NULL) = (rooted_transfers IS NULL))),
  constraint verification_pkey PRIMARY KEY (id)
);
create table figures.daily (
  day date not null,
  corridor_id text not null,
  customer_kind text not null,
  event text not null,
  duration_class smallint not null,
  count bigint not null,
  send_minor bigint not null,
  fee_minor bigint not null,
  iva_minor bigint not null,
  spread_minor bigint not null,
  rounding_minor bigint not null,
  in_time bigint not null,
  constraint daily_pkey PRIMARY KEY (day, corridor_id, customer_kind, event, duration_class)
);
create table figures.daily_sum (
  day date not null,
  corridor_id text not null,
  event text not null,
  count bigint not null,
  send_minor bigint not null,
  fee_minor bigint not null,
  iva_minor bigint not null,
  spread_minor bigint not null,
  rounding_minor bigint not null,
  in_time bigint not null,
  constraint daily_sum_count_check CHECK ((count > 0)),
  constraint daily_sum_pkey PRIMARY KEY (day, corridor_id, event)
);
create table figures.daily_tally (
  kind text not null,
  day date not null,
  about text not null,
  detail text not null,
  duration_class smallint not null,
  count bigint not null,
  constraint daily_tally_count_check CHECK ((count > 0)),
  constraint daily_tally_pkey PRIMARY KEY (kind, day, about, detail, duration_class)
);
create table figures.hourly (
  hour timestamp with time zone not null,
  corridor_id text not null,
  customer_kind text not null,
  event text not null,
  duration_class smallint not null,
  count bigint not null,
  send_minor bigint not null,
  fee_minor bigint not null,
  iva_minor bigint not null,
  spread_minor bigint not null,
  rounding_minor bigint not null,
  in_time bigint not null,
  constraint hourly_check CHECK (((in_time >= 0) AND (in_time <= count))),
  constraint hourly_count_check CHECK ((count > 0)),
  constraint hourly_customer_kind_check CHECK ((customer_kind = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint hourly_event_check CHECK ((event = ANY (ARRAY['quoted'::text, 'ordered'::text, 'paid'::text, 'delivered'::text, 'promised'::text, 'returned'::text, 'refunded'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]))),
  constraint hourly_pkey PRIMARY KEY (hour, corridor_id, customer_kind, event, duration_class)
);
create table figures.hourly_tally (
  hour timestamp with time zone not null,
  kind text not null,
  about text not null,
  detail text not null,
  duration_class smallint not null,
  count bigint not null,
  constraint hourly_tally_kind_check CHECK ((kind = ANY (ARRAY['moved'::text, 'reason'::text, 'decision'::text, 'screening'::text, 'call'::text]))),
  constraint hourly_tally_pkey PRIMARY KEY (hour, kind, about, detail, duration_class)
);
create table figures.progress (
  singleton boolean not null default true,
  final_until timestamp with time zone not null,
  counted_at timestamp with time zone not null,
  constraint progress_pkey PRIMARY KEY (singleton),
  constraint progress_singleton_check CHECK (singleton)
);
create table figures.standing (
  day date not null,
  corridor_id text not null,
  state text not null,
  count bigint not null,
  constraint standing_count_check CHECK ((count > 0)),
  constraint standing_pkey PRIMARY KEY (day, corridor_id, state)
);
create table figures.watermark (
  singleton boolean not null default true,
  final_until timestamp with time zone not null,
  counted_at timestamp with time zone not null,
  constraint watermark_pkey PRIMARY KEY (singleton),
  constraint watermark_singleton_check CHECK (singleton)
);
create table graphile_worker.migrations (
  id integer not null,
  ts timestamp with time zone not null default now(),
  breaking boolean not null default false,
  constraint migrations_pkey PRIMARY KEY (id)
);
create table instructions.difference (
  id uuid not null,
  partner text not null,
  kind text not null,
  reference text not null,
  partner_id text not null,
  amount_minor bigint not null,
  currency text not null,
  status text not null,
  about text,
  ordered_at timestamp with time zone not null,
  standing text not null,
  found_at timestamp with time zone not null,
  explanation text,
  note text,
  explained_by text,
  explained_at timestamp with time zone,
  sent_at timestamp with time zone,
  constraint difference_amount_minor_check CHECK ((amount_minor > 0)),
  constraint difference_check CHECK ((((explanation IS NULL) = (explained_at IS NULL)) AND ((explanation IS NULL) = (explained_by IS NULL)))),
  constraint difference_explanation_check CHECK ((explanation = ANY (ARRAY['same-instruction'::text, 'already-done'::text, 'not-ours'::text]))),
  constraint difference_kind_check CHECK ((kind = ANY (ARRAY['payout'::text, 'refund'::text, 'sweep'::text]))),
  constraint difference_partner_check CHECK ((partner = ANY (ARRAY['bank'::text, 'rails'::text]))),
  constraint difference_partner_reference_key UNIQUE (partner, reference),
  constraint difference_pkey PRIMARY KEY (id),
  constraint difference_standing_check CHECK ((standing = ANY (ARRAY['unknown'::text, 'never-sent'::text])))
);
create table instructions.gate (
  only_one boolean not null default true,
  state text not null,
  since timestamp with time zone not null,
  constraint gate_only_one_check CHECK (only_one),
  constraint gate_pkey PRIMARY KEY (only_one),
  constraint gate_state_check CHECK ((state = ANY (ARRAY['open'::text, 'comparing'::text, 'closed'::text])))
);
create table instructions.reading (
  partner text not null,
  "position" text not null,
  read_at timestamp with time zone not null,
  constraint reading_partner_check CHECK ((partner = ANY (ARRAY['bank'::text, 'rails'::text]))),
  constraint reading_pkey PRIMARY KEY (partner)
);
create table keys.data_key (
  owner uuid not null,
  key bytea,
  created_at timestamp with time zone not null default now(),
  destroyed_at timestamp with time zone,
  constraint data_key_check CHECK (((key IS NULL) = (destroyed_at IS NOT NULL))),
  constraint data_key_pkey PRIMARY KEY (owner)
);
create table keys.destruction (
  owner uuid not null,
  requested_at timestamp with time zone not null,
  destroyed_at timestamp with time zone,
  constraint destruction_pkey PRIMARY KEY (owner)
);
create table ledger.account (
  id bigint not null generated always as identity,
  code text not null,
  owner uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  currency text not null,
  normal_side text not null,
  floor text not null,
  debits_posted bigint not null default 0,
  credits_posted bigint not null default 0,
  debits_pending bigint not null default 0,
  credits_pending bigint not null default 0,
  version bigint not null default 0,
  last_entry_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint account_code_owner_currency_key UNIQUE (code, owner, currency),
  constraint account_pkey PRIMARY KEY (id),
  constraint floor_holds CHECK (
CASE floor
    WHEN 'none'::text THEN true
    WHEN 'credit-floor-zero'::text THEN (((credits_posted - debits_posted) - debits_pending) >= 0)
    WHEN 'debit-floor-zero'::text THEN (((debits_posted - credits_posted) - credits_pending) >= 0)
    ELSE false
END)
) with (fillfactor=60);
create table ledger.entry (
  account_id bigint not null,
  version bigint not null,
  journal_id uuid not null,
  "position" smallint not null,
  side text not null,
  posted_minor bigint not null,
  pending_minor bigint not null,
  posted_after bigint not null,
  debits_pending_after bigint not null,
  credits_pending_after bigint not null,
  recorded_at timestamp with time zone not null,
  constraint entry_pkey PRIMARY KEY (account_id, version)
);
create table ledger.journal (
  id uuid not null,
  sequence bigint not null generated always as identity,
  kind text not null,
  subject uuid not null,
  reason text,
  leg_count smallint not null,
  body_hash bytea not null,
  effective_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  xid bigint not null default ((pg_current_xact_id())::text)::bigint,
  constraint journal_pkey PRIMARY KEY (id)
);
create table ledger.lot (
  account_id bigint not null,
  sequence bigint not null generated always as identity,
  recorded_at timestamp with time zone not null,
  journal_ids uuid[] not null,
  positions smallint[] not null,
  are_credits boolean[] not null,
  posted_minors bigint[] not null,
  pending_minors bigint[] not null,
  constraint lot_pkey PRIMARY KEY (account_id, sequence)
) with (autovacuum_vacuum_scale_factor=0.0, autovacuum_vacuum_threshold=2000);
create table ledger.pending_due (
  pending_id uuid not null,
  timeout_at timestamp with time zone not null,
  constraint pending_due_pkey PRIMARY KEY (pending_id)
) with (autovacuum_vacuum_scale_factor=0.0, autovacuum_vacuum_threshold=20000);
create table ledger.period_change (
  sequence bigint not null generated always as identity,
  action text not null,
  closed_before timestamp with time zone,
  actor text not null,
  reason text not null,
  recorded_at timestamp with time zone not null,
  after_journal bigint not null,
  constraint names_its_moment CHECK (((action = 'correct'::text) OR ((action = 'close'::text) AND (closed_before IS NOT NULL)))),
  constraint period_change_pkey PRIMARY KEY (sequence)
);
create table ledger.resolution (
  pending_id uuid not null,
  journal_id uuid not null,
  "position" smallint not null,
  outcome text not null,
  constraint resolution_pkey PRIMARY KEY (pending_id)
);
create table ledger.transfer (
  journal_id uuid not null,
  "position" smallint not null,
  action text not null,
  debit_account bigint not null,
  credit_account bigint not null,
  amount_minor bigint not null,
  currency text not null,
  pending_id uuid,
  timeout_at timestamp with time zone,
  constraint moves_something CHECK (((amount_minor > 0) AND (debit_account <> credit_account))),
  constraint transfer_pkey PRIMARY KEY (journal_id, "position")
);
create table ledger.unsettled (
  account_id bigint not null,
  code text not null,
  owner uuid not null,
  currency text not null,
  since timestamp with time zone not null,
  constraint unsettled_pkey PRIMARY KEY (account_id)
) with (autovacuum_vacuum_scale_factor=0.0, autovacuum_vacuum_threshold=20000);
create table list_views.layout (
  staff_id uuid not null,
  list text not null,
  layout jsonb not null,
  changed_at timestamp with time zone not null,
  constraint layout_pkey PRIMARY KEY (staff_id, list)
);
create table list_views.view (
  id uuid not null,
  staff_id uuid not null,
  list text not null,
  name text not null,
  shared boolean not null,
  filters jsonb not null,
  layout jsonb,
  changed_at timestamp with time zone not null,
  constraint view_pkey PRIMARY KEY (id),
  constraint view_staff_id_list_name_key UNIQUE (staff_id, list, name)
);
create table localities.comuna (
  code text not null,
  region_code text not null,
  name text not null,
  valid_from date not null,
  valid_to date,
  constraint comuna_check CHECK ((valid_to > valid_from)),
  constraint comuna_code_check CHECK ((code ~ '^[0-9]{5}$'::text)),
  constraint comuna_pkey PRIMARY KEY (code, valid_from)
);
create table localities.region (
  code text not null,
  name text not null,
  abbreviation text not null,
  "position" integer not null,
  valid_from date not null,
  valid_to date,
  constraint region_check CHECK ((valid_to > valid_from)),
  constraint region_code_check CHECK ((code ~ '^[0-9]{2}$'::text)),
  constraint region_pkey PRIMARY KEY (code, valid_from)
);
create table notifications.message (
  id uuid not null,
  channel text not null,
  template text not null,
  subject_id uuid not null,
  user_id uuid,
  address bytea,
  facts bytea,
  state text not null,
  reason text,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  good_until timestamp with time zone,
  sent_at timestamp with time zone,
  subscription_id uuid,
  notice_id uuid,
  constraint message_attempts_check CHECK ((attempts >= 0)),
  constraint message_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text, 'push'::text]))),
  constraint message_check CHECK (((state <> 'waiting'::text) OR ((facts IS NOT NULL) AND ((user_id IS NULL) <> (address IS NULL))))),
  constraint message_check1 CHECK (((state <> ALL (ARRAY['sent'::text, 'bounced'::text])) OR (facts IS NULL))),
  constraint message_pkey PRIMARY KEY (id),
  constraint message_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'bounced'::text])))
);
create table notifications.notice (
  id uuid not null,
  user_id uuid not null,
  template text not null,
  subject_id uuid not null,
  facts bytea not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notice_pkey PRIMARY KEY (id)
);
create table notifications.preference (
  user_id uuid not null,
  topic text not null,
  channel text not null,
  is_on boolean not null,
  changed_at timestamp with time zone not null,
  choice text not null generated always as (((topic || ' '::text) || channel)) stored,
  constraint preference_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text, 'push'::text]))),
  constraint preference_pkey PRIMARY KEY (user_id, topic, channel)
);
create table notifications.push_subscription (
  id uuid not null,
  user_id uuid not null,
  device_id uuid not null,
  endpoint_hash bytea not null,
  endpoint bytea not null,
  keys bytea not null,
  created_at timestamp with time zone not null,
  constraint push_subscription_device_id_key UNIQUE (device_id),
  constraint push_subscription_endpoint_hash_key UNIQUE (endpoint_hash),
  constraint push_subscription_pkey PRIMARY KEY (id)
);
create table notifications.reminder (
  kind text not null,
  transfer_id uuid not null,
  due_at timestamp with time zone not null,
  constraint reminder_kind_check CHECK ((kind = ANY (ARRAY['deadline'::text, 'review'::text]))),
  constraint reminder_pkey PRIMARY KEY (kind, transfer_id)
);
create table onboarding.application (
  id uuid not null,
  user_id uuid not null,
  status text not null,
  file bytea not null,
  cause text,
  submission integer not null default 0,
  submitted_at timestamp with time zone,
  waiting_since timestamp with time zone,
  attempts_from timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  due_at timestamp with time zone,
  asks integer not null default 0,
  changed_at timestamp with time zone not null,
  open_since timestamp with time zone,
  review_due_at timestamp with time zone,
  asks_again text[] not null default '{}'::text[],
  constraint application_cause_check CHECK ((cause = ANY (ARRAY['screening-hit'::text, 'too-many-attempts'::text, 'registry-silent'::text, 'politically-exposed'::text, 'enhanced-diligence'::text, 'checks-open'::text]))),
  constraint application_check CHECK (((status <> 'with-staff'::text) OR ((cause IS NOT NULL) AND (waiting_since IS NOT NULL)))),
  constraint application_check1 CHECK (((status <> ALL (ARRAY['draft'::text, 'not-confirmed'::text])) OR (open_since IS NOT NULL))),
  constraint application_pkey PRIMARY KEY (id),
  constraint application_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'with-staff'::text, 'not-confirmed'::text, 'confirmed'::text, 'refused'::text])))
);
create table onboarding.attempt (
  id uuid not null,
  application_id uuid not null,
  submission integer not null,
  result text not null,
  at timestamp with time zone not null,
  asked_by uuid,
  constraint attempt_application_id_fkey FOREIGN KEY (application_id) REFERENCES onboarding.application(id),
  constraint attempt_pkey PRIMARY KEY (id),
  constraint attempt_result_check CHECK ((result = ANY (ARRAY['match'::text, 'mismatch'::text, 'not-found'::text, 'deceased'::text, 'rut-known'::text])))
);
create table onboarding.company_file (
  id uuid not null,
  status text not null,
  file bytea,
  company_type text,
  registry_regime text,
  owners_version integer not null default 0,
  open_since timestamp with time zone not null,
  submission integer not null default 0,
  submitted_at timestamp with time zone,
  review_due_at timestamp with time zone,
  returned_sections text[] not null default '{}'::text[],
  returned bytea,
  verdict text,
  screen_at timestamp with time zone,
  screens integer not null default 0,
  decided_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  waited_minutes integer,
  constraint company_file_check CHECK (((status <> 'submitted'::text) OR (submitted_at IS NOT NULL))),
  constraint company_file_check1 CHECK (((status <> 'approved'::text) OR (file IS NOT NULL))),
  constraint company_file_pkey PRIMARY KEY (id),
  constraint company_file_registry_regime_check CHECK ((registry_regime = ANY (ARRAY['traditional'::text, 'one-day'::text]))),
  constraint company_file_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'sent-back'::text, 'approved'::text]))),
  constraint company_file_verdict_check CHECK ((verdict = ANY (ARRAY['clear'::text, 'hit'::text]))),
  constraint company_file_waited_minutes_check CHECK ((waited_minutes >= 0))
);
create table onboarding.company_part (
  company_id uuid not null,
  part text not null,
  accepted_by uuid not null,
  accepted_at timestamp with time zone not null,
  constraint company_part_company_id_fkey FOREIGN KEY (company_id) REFERENCES onboarding.company_file(id),
  constraint company_part_part_check CHECK ((part = ANY (ARRAY['company'::text, 'address'::text, 'use'::text, 'representatives'::text, 'owners'::text, 'exposed'::text]))),
  constraint company_part_pkey PRIMARY KEY (company_id, part)
);
create table onboarding.registration (
  id uuid not null,
  email bytea not null,
  given_names bytea not null,
  surnames bytea not null,
  password_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  invitation_code text,
  constraint registration_pkey PRIMARY KEY (id)
);
create table payins.bank_cursor (
  singleton boolean not null default true,
  cursor text,
  constraint bank_cursor_pkey PRIMARY KEY (singleton),
  constraint bank_cursor_singleton_check CHECK (singleton)
);
create table payins.payin_order (
  id uuid not null,
  reference text not null,
  customer_id uuid not null,
  payer_rut_index bytea not null,
  amount_minor bigint not null,
  deadline_at timestamp with time zone not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint payin_order_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payin_order_pkey PRIMARY KEY (id),
  constraint payin_order_reference_key UNIQUE (reference)
);
create table payins.payment (
  id uuid not null,
  bank_payment_id text not null,
  order_id uuid,
  amount_minor bigint not null,
  refunded_minor bigint not null default 0,
  status text not null,
  why text not null,
  payer bytea not null,
  payer_rut_index bytea not null,
  payer_bank text not null,
  credited_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  named_order_id uuid,
  receivable_id uuid,
  payer_search_index bytea[],
  payer_account_index bytea,
  constraint payment_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payment_bank_payment_id_key UNIQUE (bank_payment_id),
  constraint payment_check CHECK (((refunded_minor >= 0) AND (refunded_minor <= amount_minor))),
  constraint payment_named_order_id_fkey FOREIGN KEY (named_order_id) REFERENCES payins.payin_order(id),
  constraint payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES payins.payin_order(id),
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_receivable_exists FOREIGN KEY (receivable_id) REFERENCES payins.receivable(id),
  constraint payment_status_check CHECK ((status = ANY (ARRAY['matched'::text, 'suspense'::text, 'returned'::text, 'applied'::text, 'reversed'::text])))
);
create table payins.payment_request (
  id uuid not null,
  order_id uuid not null,
  client_reference text not null,
  amount_minor bigint not null,
  bank_request_id text,
  url text,
  created_at timestamp with time zone not null,
  constraint payment_request_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payment_request_client_reference_key UNIQUE (client_reference),
  constraint payment_request_order_id_fkey FOREIGN KEY (order_id) REFERENCES payins.payin_order(id),
  constraint payment_request_pkey PRIMARY KEY (id)
);
create table payins.receivable (
  id uuid not null,
  payment_id uuid not null,
  order_id uuid,
  customer_id uuid,
  debtor uuid not null,
  payer_rut_index bytea not null,
  amount_minor bigint not null,
  outstanding_minor bigint not null,
  written_off_minor bigint not null default 0,
  status text not null,
  owner_team text not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  reference text not null,
  refund_id uuid,
  constraint receivable_amount_minor_check CHECK ((amount_minor > 0)),
  constraint receivable_check CHECK (((outstanding_minor >= 0) AND (outstanding_minor <= amount_minor))),
  constraint receivable_check1 CHECK (((written_off_minor >= 0) AND (written_off_minor <= amount_minor))),
  constraint receivable_check2 CHECK (((status = 'open'::text) = (closed_at IS NULL))),
  constraint receivable_order_id_fkey FOREIGN KEY (order_id) REFERENCES payins.payin_order(id),
  constraint receivable_owner_team_check CHECK ((owner_team = 'treasury'::text)),
  constraint receivable_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payins.payment(id),
  constraint receivable_pkey PRIMARY KEY (id),
  constraint receivable_reference_check CHECK ((reference ~ '^PD[2-9A-HJ-NP-Z]{8}$'::text)),
  constraint receivable_reference_key UNIQUE (reference),
  constraint receivable_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES payins.refund(id),
  constraint receivable_status_check CHECK ((status = ANY (ARRAY['open'::text, 'settled'::text, 'written-off'::text])))
);
create table payins.receivable_part (
  id uuid not null,
  receivable_id uuid not null,
  source text not null,
  payment_id uuid,
  amount_minor bigint not null,
  at timestamp with time zone not null,
  constraint receivable_part_amount_minor_check CHECK ((amount_minor > 0)),
  constraint receivable_part_check CHECK (((source <> 'payment'::text) OR (payment_id IS NOT NULL))),
  constraint receivable_part_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payins.payment(id),
  constraint receivable_part_pkey PRIMARY KEY (id),
  constraint receivable_part_receivable_id_fkey FOREIGN KEY (receivable_id) REFERENCES payins.receivable(id),
  constraint receivable_part_source_check CHECK ((source = ANY (ARRAY['payment'::text, 'order'::text, 'set-off'::text, 'refund'::text])))
);
create table payins.refund (
  id uuid not null,
  payment_id uuid not null,
  order_id uuid,
  amount_minor bigint not null,
  reason text not null,
  status text not null,
  attempts integer not null default 0,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  replaces uuid,
  account_id uuid,
  waits_since timestamp with time zone not null,
  code text,
  said text,
  said_at timestamp with time zone,
  claimed_settled boolean not null default false,
  look_at timestamp with time zone,
  purpose text not null,
  attempt integer not null,
  customer_id uuid,
  constraint refund_account_id_fkey FOREIGN KEY (account_id) REFERENCES payins.refund_account(id),
  constraint refund_amount_minor_check CHECK ((amount_minor > 0)),
  constraint refund_attempt_check CHECK ((attempt > 0)),
  constraint refund_attempt_once UNIQUE (payment_id, purpose, attempt),
  constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payins.payment(id),
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_purpose_check CHECK ((purpose = ANY (ARRAY['refund'::text, 'reward'::text]))),
  constraint refund_replaces_fkey FOREIGN KEY (replaces) REFERENCES payins.refund(id),
  constraint refund_replaces_key UNIQUE (replaces),
  constraint refund_said_check CHECK ((said = ANY (ARRAY['rejected'::text, 'settled'::text]))),
  constraint refund_said_whole CHECK (((said IS NULL) = (said_at IS NULL))),
  constraint refund_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'submitted'::text, 'settled'::text, 'rejected'::text, 'replaced'::text, 'cancelled'::text])))
);
create table payins.refund_account (
  id uuid not null,
  refund_id uuid not null,
  account bytea not null,
  given_by text not null,
  given_at timestamp with time zone not null,
  constraint refund_account_pkey PRIMARY KEY (id),
  constraint refund_account_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES payins.refund(id)
);
create table payins.statement_payment (
  payment_id uuid not null,
  item_id uuid not null,
  refs text[] not null,
  day date not null,
  bank_payment_id text,
  constraint statement_payment_bank_payment_id_key UNIQUE (bank_payment_id),
  constraint statement_payment_item_id_key UNIQUE (item_id),
  constraint statement_payment_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payins.payment(id),
  constraint statement_payment_pkey PRIMARY KEY (payment_id)
);
create table payins.suspense (
  id uuid not null,
  payment_id uuid not null,
  refund_id uuid,
  order_id uuid,
  why text not null,
  amount_minor bigint not null,
  status text not null,
  outcome text,
  owner_team text not null,
  owner_staff_id uuid,
  account_id uuid,
  waits_since timestamp with time zone not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  screened_at timestamp with time zone,
  lease_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint suspense_account_id_fkey FOREIGN KEY (account_id) REFERENCES payins.refund_account(id),
  constraint suspense_amount_minor_check CHECK ((amount_minor > 0)),
  constraint suspense_check CHECK ((((status = 'closed'::text) = (closed_at IS NOT NULL)) AND ((closed_at IS NULL) = (outcome IS NULL)))),
  constraint suspense_order_id_fkey FOREIGN KEY (order_id) REFERENCES payins.payin_order(id),
  constraint suspense_outcome_check CHECK ((outcome = ANY (ARRAY['matched'::text, 'returned'::text, 'applied'::text, 'reversed'::text, 'settled'::text]))),
  constraint suspense_owner_team_check CHECK ((owner_team = ANY (ARRAY['treasury'::text, 'compliance'::text]))),
  constraint suspense_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payins.payment(id),
  constraint suspense_pkey PRIMARY KEY (id),
  constraint suspense_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES payins.refund(id),
  constraint suspense_refund_id_key UNIQUE (refund_id),
  constraint suspense_status_check CHECK ((status = ANY (ARRAY['open'::text, 'held'::text, 'closed'::text]))),
  constraint suspense_why_check CHECK ((why = ANY (ARRAY['no-reference'::text, 'other-rut'::text, 'refund-rejected'::text])))
);
create table payins.suspense_event (
  suspense_id uuid not null,
  sequence integer not null,
  event text not null,
  actor text not null,
  at timestamp with time zone not null,
  constraint suspense_event_pkey PRIMARY KEY (suspense_id, sequence),
  constraint suspense_event_sequence_check CHECK ((sequence > 0)),
  constraint suspense_event_suspense_id_fkey FOREIGN KEY (suspense_id) REFERENCES payins.suspense(id)
);
create table payins.sweep (
  id uuid not null,
  day date not null,
  amount_minor bigint not null,
  status text not null,
  attempts integer not null default 0,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  refused_code text,
  constraint sweep_amount_minor_check CHECK ((amount_minor > 0)),
  constraint sweep_day_key UNIQUE (day),
  constraint sweep_pkey PRIMARY KEY (id),
  constraint sweep_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'settled'::text, 'refused'::text])))
);
create table payouts.payout (
  id uuid not null,
  transfer_id uuid not null,
  attempt integer not null,
  rail text not null,
  currency text not null,
  amount_minor bigint not null,
  instruction bytea not null,
  status text not null,
  code text,
  said_at timestamp with time zone,
  claimed_credited boolean not null default false,
  asks integer not null default 0,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  credited_at timestamp with time zone,
  look_at timestamp with time zone,
  rail_reference text,
  refusals smallint not null default 0,
  said text,
  untaken_since timestamp with time zone,
  constraint payout_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payout_attempt_check CHECK ((attempt > 0)),
  constraint payout_pkey PRIMARY KEY (id),
  constraint payout_said_check CHECK ((said = ANY (ARRAY['rejected'::text, 'returned'::text, 'credited'::text]))),
  constraint payout_said_whole CHECK (((said IS NULL) = (said_at IS NULL))),
  constraint payout_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'submitted'::text, 'unknown'::text, 'credited'::text, 'rejected'::text, 'returned'::text]))),
  constraint payout_transfer_id_attempt_key UNIQUE (transfer_id, attempt)
);
create table pending_items.clock (
  kind text not null,
  seen text not null,
  constraint clock_pkey PRIMARY KEY (kind)
);
create table pending_items.ended_subject (
  subject uuid not null,
  ended_at timestamp with time zone not null,
  constraint ended_subject_pkey PRIMARY KEY (subject)
);
create table pending_items.event (
  item_id uuid not null,
  sequence bigint not null generated always as identity,
  at timestamp with time zone not null,
  actor text not null,
  event text not null,
  facts jsonb not null,
  constraint event_event_check CHECK ((event = ANY (ARRAY['opened'::text, 'changed'::text, 'answered'::text, 'sent-back'::text, 'deferred'::text, 'settled'::text, 'withdrawn'::text]))),
  constraint event_item_id_fkey FOREIGN KEY (item_id) REFERENCES pending_items.item(id),
  constraint event_pkey PRIMARY KEY (item_id, sequence)
);
create table pending_items.found (
  kind text not null,
  looked_at timestamp with time zone not null,
  missing integer not null,
  superfluous integer not null,
  different integer not null,
  constraint found_pkey PRIMARY KEY (kind)
);
create table pending_items.item (
  id uuid not null,
  kind text not null,
  subject uuid not null,
  facts jsonb not null,
  turn text not null,
  turn_since timestamp with time zone not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone,
  blocks_from timestamp with time zone,
  deferred_until timestamp with time zone,
  closed_at timestamp with time zone,
  outcome text,
  reminded_of timestamp with time zone,
  constraint item_check CHECK (((closed_at IS NULL) = (outcome IS NULL))),
  constraint item_outcome_check CHECK ((outcome = ANY (ARRAY['settled'::text, 'withdrawn'::text]))),
  constraint item_pkey PRIMARY KEY (id),
  constraint item_turn_check CHECK ((turn = ANY (ARRAY['customer'::text, 'staff'::text])))
);
create table platform.audit (
  id uuid not null,
  at timestamp with time zone not null,
  actor text not null,
  action text not null,
  subject text,
  outcome text not null,
  request_id text not null,
  facts jsonb not null,
  xid bigint not null default ((pg_current_xact_id())::text)::bigint,
  constraint audit_pkey PRIMARY KEY (id)
) partition by RANGE (id);
create table platform.audit_origin (
  audit_id uuid not null,
  at timestamp with time zone not null,
  address bytea not null,
  constraint audit_origin_pkey PRIMARY KEY (audit_id)
);
create table platform.business_clock (
  singleton boolean not null default true,
  offset_ms bigint not null,
  constraint business_clock_pkey PRIMARY KEY (singleton),
  constraint business_clock_singleton_check CHECK (singleton)
);
create table platform.dead_event (
  event_id bigint not null,
  subscriber text not null,
  name text not null,
  subject uuid not null,
  facts jsonb not null,
  error text not null,
  found_at timestamp with time zone not null,
  constraint dead_event_pkey PRIMARY KEY (event_id, subscriber)
);
create table platform.first_opening (
  only_one boolean not null default true,
  opened_at timestamp with time zone not null,
  constraint first_opening_only_one_check CHECK (only_one),
  constraint first_opening_pkey PRIMARY KEY (only_one)
);
create table platform.function (
  file text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint function_pkey PRIMARY KEY (file)
);
create table platform.handled (
  event_id bigint not null,
  subscriber text not null,
  at timestamp with time zone not null,
  constraint handled_pkey PRIMARY KEY (event_id, subscriber)
) partition by RANGE (event_id);
create table platform.handled_idle (
  upper bigint not null,
  since timestamp with time zone not null,
  constraint handled_idle_pkey PRIMARY KEY (upper)
);
create table platform.heartbeat (
  process text not null,
  instance text not null,
  release text not null,
  started_at timestamp with time zone not null,
  at timestamp with time zone not null,
  index_keys text[] not null default '{}'::text[],
  constraint heartbeat_pkey PRIMARY KEY (process, instance),
  constraint heartbeat_process_check CHECK ((process = ANY (ARRAY['api'::text, 'worker'::text, 'relay'::text])))
);
create table platform.idempotency (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status integer not null,
  body bytea not null,
  created_at timestamp with time zone not null,
  constraint idempotency_pkey PRIMARY KEY (scope, key)
);
create table platform.index_key (
  id text not null,
  active_from timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint index_key_id_check CHECK ((id ~ '^[0-9a-f]{12}$'::text)),
  constraint index_key_pkey PRIMARY KEY (id)
);
create table platform.index_rotation (
  table_name text not null,
  key_id text not null,
  pass integer not null,
  after_id uuid,
  done boolean not null default false,
  scanned bigint not null default 0,
  changed bigint not null default 0,
  changed_before bigint not null default 0,
  missed bigint not null default 0,
  without_text bigint not null default 0,
  constraint index_rotation_key_id_fkey FOREIGN KEY (key_id) REFERENCES platform.index_key(id),
  constraint index_rotation_pkey PRIMARY KEY (table_name)
);
create table platform.meter (
  key bytea not null,
  level double precision not null,
  at timestamp with time zone not null,
  ms_each double precision not null,
  times double precision not null,
  spent boolean not null default false,
  constraint meter_level_check CHECK ((level >= (0)::double precision)),
  constraint meter_ms_each_check CHECK ((ms_each > (0)::double precision)),
  constraint meter_pkey PRIMARY KEY (key),
  constraint meter_times_check CHECK ((times > (0)::double precision))
);
create table platform.migration (
  number integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migration_pkey PRIMARY KEY (number)
);
create table platform.outbox (
  id bigint not null generated always as identity,
  name text not null,
  subject uuid not null,
  facts jsonb not null,
  at timestamp with time zone not null,
  traceparent text,
  constraint outbox_pkey PRIMARY KEY (id)
);
create table platform.partner_call (
  id uuid not null,
  partner text not null,
  operation text not null,
  subject uuid,
  outcome text not null,
  duration_ms integer not null,
  at timestamp with time zone not null,
  constraint partner_call_pkey PRIMARY KEY (id)
) partition by RANGE (id);
create table platform.partner_message (
  id uuid not null,
  partner text not null,
  event_id text not null,
  type text not null,
  body bytea not null,
  headers jsonb not null,
  received_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  outcome text,
  attempts integer not null default 0,
  retry_at timestamp with time zone not null,
  traceparent text,
  constraint partner_message_partner_event_id_key UNIQUE (partner, event_id),
  constraint partner_message_pkey PRIMARY KEY (id)
);
create table platform.re_encryption (
  singleton boolean not null default true,
  fingerprint text not null,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  lease_until timestamp with time zone not null,
  constraint re_encryption_pkey PRIMARY KEY (singleton),
  constraint re_encryption_singleton_check CHECK (singleton)
);
create table platform.relay (
  partition smallint not null default 0,
  constraint relay_partition_check CHECK ((partition >= 0)),
  constraint relay_pkey PRIMARY KEY (partition)
);
create table platform.settings_generation (
  singleton boolean not null default true,
  generation uuid not null,
  constraint settings_generation_pkey PRIMARY KEY (singleton),
  constraint settings_generation_singleton_check CHECK (singleton)
);
create table platform.trace (
  subject uuid not null,
  traceparent text not null,
  at timestamp with time zone not null,
  constraint trace_pkey PRIMARY KEY (subject),
  constraint trace_traceparent_check CHECK ((traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-01$'::text))
);
create table platform.versioned (
  noun text not null,
  key text not null,
  version integer not null,
  in_force_from timestamp with time zone not null,
  data jsonb not null,
  written_by text not null,
  approved_by text,
  written_at timestamp with time zone not null default now(),
  note text,
  withdrawn_by uuid,
  withdrawn_at timestamp with time zone,
  took_force_at timestamp with time zone default now(),
  constraint versioned_pkey PRIMARY KEY (noun, key, version),
  constraint versioned_version_check CHECK ((version > 0)),
  constraint versioned_withdrawn CHECK ((((withdrawn_by IS NULL) = (withdrawn_at IS NULL)) AND ((withdrawn_at IS NULL) OR (approved_by IS NULL))))
);
create table quotes.quote (
  id uuid not null,
  customer_id uuid not null,
  corridor_id text not null,
  corridor_version integer not null,
  fee_version integer not null,
  spread_version integer not null,
  rate_id uuid not null,
  fixed_side text not null,
  receive_currency text not null,
  send_minor bigint not null,
  receive_minor bigint not null,
  fee_gross_minor bigint not null,
  fee_net_minor bigint not null,
  fee_iva_minor bigint not null,
  converted_minor bigint not null,
  mid_value_minor bigint not null,
  spread_minor bigint not null,
  spread_bps integer not null,
  residue_minor bigint not null,
  total_cost_minor bigint not null,
  total_cost_bps integer not null,
  mid_rate numeric not null,
  customer_rate numeric not null,
  rate_source text not null,
  rate_as_of timestamp with time zone not null,
  arrival_at timestamp with time zone not null,
  arrival_reasons text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  derived_from uuid,
  constraint quote_check CHECK ((customer_rate >= mid_rate)),
  constraint quote_check1 CHECK ((expires_at > created_at)),
  constraint quote_check2 CHECK ((send_minor = (fee_gross_minor + converted_minor))),
  constraint quote_check3 CHECK ((fee_gross_minor = (fee_net_minor + fee_iva_minor))),
  constraint quote_check4 CHECK ((converted_minor = ((mid_value_minor + spread_minor) + residue_minor))),
  constraint quote_check5 CHECK ((total_cost_minor = (fee_gross_minor + spread_minor))),
  constraint quote_converted_minor_check CHECK ((converted_minor > 0)),
  constraint quote_derived_from_fkey FOREIGN KEY (derived_from) REFERENCES quotes.quote(id),
  constraint quote_fee_gross_minor_check CHECK ((fee_gross_minor >= 0)),
  constraint quote_fee_iva_minor_check CHECK ((fee_iva_minor >= 0)),
  constraint quote_fee_net_minor_check CHECK ((fee_net_minor >= 0)),
  constraint quote_fixed_side_check CHECK ((fixed_side = ANY (ARRAY['send'::text, 'receive'::text]))),
  constraint quote_mid_rate_check CHECK ((mid_rate > (0)::numeric)),
  constraint quote_mid_value_minor_check CHECK ((mid_value_minor >= 0)),
  constraint quote_pkey PRIMARY KEY (id),
  constraint quote_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES quotes.rate(id),
  constraint quote_receive_minor_check CHECK ((receive_minor > 0)),
  constraint quote_residue_minor_check CHECK ((residue_minor >= 0)),
  constraint quote_send_minor_check CHECK ((send_minor > 0)),
  constraint quote_spread_minor_check CHECK ((spread_minor >= 0)),
  constraint quote_total_cost_minor_check CHECK ((total_cost_minor >= 0))
);
create table quotes.rate (
  id uuid not null,
  currency text not null,
  mid numeric not null,
  as_of timestamp with time zone not null,
  source text not null,
  fetched_at timestamp with time zone not null,
  accepted boolean not null,
  constraint rate_currency_as_of_mid_key UNIQUE (currency, as_of, mid),
  constraint rate_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint rate_mid_check CHECK ((mid > (0)::numeric)),
  constraint rate_pkey PRIMARY KEY (id)
);
create table quotes.rate_alert (
  id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  customer_kind text not null,
  currency text not null,
  direction text not null,
  clp_per_unit numeric not null,
  side text,
  amount_minor bigint,
  created_at timestamp with time zone not null,
  reached_at timestamp with time zone,
  reached_clp_per_unit numeric,
  recipient_id uuid,
  constraint rate_alert_amount_minor_check CHECK ((amount_minor > 0)),
  constraint rate_alert_check CHECK (((side IS NULL) = (amount_minor IS NULL))),
  constraint rate_alert_check1 CHECK (((reached_at IS NULL) = (reached_clp_per_unit IS NULL))),
  constraint rate_alert_clp_per_unit_check CHECK ((clp_per_unit > (0)::numeric)),
  constraint rate_alert_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint rate_alert_customer_kind_check CHECK ((customer_kind = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint rate_alert_direction_check CHECK ((direction = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint rate_alert_pkey PRIMARY KEY (id),
  constraint rate_alert_side_check CHECK ((side = ANY (ARRAY['send'::text, 'receive'::text])))
);
create table quotes.rate_alert_progress (
  currency text not null,
  compared_until timestamp with time zone not null,
  constraint rate_alert_progress_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint rate_alert_progress_pkey PRIMARY KEY (currency)
);
create table readiness.item (
  key text not null,
  state text not null,
  facts jsonb not null,
  checked_at timestamp with time zone not null,
  constraint item_pkey PRIMARY KEY (key),
  constraint item_state_check CHECK ((state = ANY (ARRAY['ok'::text, 'missing'::text])))
);
create table readiness.sales (
  only_one boolean not null default true,
  state text not null,
  since timestamp with time zone not null,
  constraint sales_only_one_check CHECK (only_one),
  constraint sales_pkey PRIMARY KEY (only_one),
  constraint sales_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text])))
);
create table recipients.recipient (
  id uuid not null,
  customer_id uuid not null,
  corridor_id text not null,
  corridor_version integer not null,
  country text not null,
  currency text not null,
  kind text not null,
  relationship text not null,
  name bytea not null,
  details bytea not null,
  account_index bytea not null,
  account_ending text not null,
  warnings jsonb not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  corrected_at timestamp with time zone,
  replaced_by uuid,
  alias bytea,
  favourite boolean not null default false,
  archived_at timestamp with time zone,
  changed_at timestamp with time zone,
  last_ordered_at timestamp with time zone,
  last_send_minor bigint,
  last_receive_minor bigint,
  name_index bytea[],
  name_index_of bytea,
  last_purpose text,
  last_funds_source text,
  alias_index bytea[],
  constraint recipient_account_ending_check CHECK (((length(account_ending) >= 1) AND (length(account_ending) <= 4))),
  constraint recipient_check CHECK ((replaced_by <> id)),
  constraint recipient_customer_id_account_index_key UNIQUE (customer_id, account_index),
  constraint recipient_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint recipient_pkey PRIMARY KEY (id),
  constraint recipient_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES recipients.recipient(id)
);
create table recipients.recipient_form (
  id uuid not null,
  customer_id uuid not null,
  corridor_id text not null,
  country text not null,
  alias bytea,
  status text not null,
  token_hash bytea not null,
  made_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  filled_at timestamp with time zone,
  kind text,
  name bytea,
  details bytea,
  ended_at timestamp with time zone,
  constraint recipient_form_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint recipient_form_pkey PRIMARY KEY (id),
  constraint recipient_form_status_check CHECK ((status = ANY (ARRAY['open'::text, 'filled'::text, 'accepted'::text, 'discarded'::text, 'revoked'::text]))),
  constraint recipient_form_token_hash_key UNIQUE (token_hash)
);
create table reconciliation.account (
  id bigint not null,
  code text not null,
  currency text not null,
  number text,
  starts_on date,
  opening_minor bigint,
  covered_until date,
  closing_minor bigint,
  sequence bigint,
  collected_version bigint not null default 0,
  due boolean not null default false,
  covered_at timestamp with time zone,
  constraint account_code_currency_key UNIQUE (code, currency),
  constraint account_pkey PRIMARY KEY (id)
);
create table reconciliation.item (
  id uuid not null,
  account_id bigint not null,
  side text not null,
  statement_id uuid,
  "position" integer,
  identity_hash bytea,
  journal_id uuid,
  subject uuid,
  day date not null,
  amount_minor bigint not null,
  kind text not null,
  refs text[] not null,
  rut_index bytea,
  detail bytea,
  state text not null,
  match_id uuid,
  owner_staff_id uuid,
  taken_at timestamp with time zone,
  by_hand boolean not null default false,
  known_at timestamp with time zone not null,
  moved_at timestamp with time zone,
  constraint item_account_id_fkey FOREIGN KEY (account_id) REFERENCES reconciliation.account(id),
  constraint item_check CHECK (((state = 'matched'::text) = (match_id IS NOT NULL))),
  constraint item_check1 CHECK (((side = 'bank'::text) = ((statement_id IS NOT NULL) AND (identity_hash IS NOT NULL)))),
  constraint item_pkey PRIMARY KEY (id),
  constraint item_side_check CHECK ((side = ANY (ARRAY['bank'::text, 'books'::text]))),
  constraint item_state_check CHECK ((state = ANY (ARRAY['open'::text, 'matched'::text, 'refused'::text]))),
  constraint item_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES reconciliation.statement(id)
);
create table reconciliation.match (
  id uuid not null,
  account_id bigint not null,
  rule text,
  rules_version integer,
  reason text,
  journal_id uuid,
  booked_minor bigint,
  made_by text not null,
  confirmed_by uuid,
  made_at timestamp with time zone not null,
  constraint match_account_id_fkey FOREIGN KEY (account_id) REFERENCES reconciliation.account(id),
  constraint match_check CHECK (((rule IS NULL) = (rules_version IS NULL))),
  constraint match_pkey PRIMARY KEY (id)
);
create table reconciliation.match_part (
  match_id uuid not null,
  item_id uuid not null,
  constraint match_part_item_id_fkey FOREIGN KEY (item_id) REFERENCES reconciliation.item(id),
  constraint match_part_match_id_fkey FOREIGN KEY (match_id) REFERENCES reconciliation.match(id),
  constraint match_part_pkey PRIMARY KEY (match_id, item_id)
);
create table reconciliation.match_undo (
  match_id uuid not null,
  reason text not null,
  undone_by uuid not null,
  undone_at timestamp with time zone not null,
  confirmed_by uuid,
  constraint match_undo_match_id_fkey FOREIGN KEY (match_id) REFERENCES reconciliation.match(id),
  constraint match_undo_pkey PRIMARY KEY (match_id)
);
create table reconciliation.note (
  id uuid not null,
  item_id uuid not null,
  words text not null,
  written_by uuid not null,
  written_at timestamp with time zone not null,
  constraint note_item_id_fkey FOREIGN KEY (item_id) REFERENCES reconciliation.item(id),
  constraint note_pkey PRIMARY KEY (id)
);
create table reconciliation.statement (
  id uuid not null,
  account_id bigint not null,
  file_hash bytea not null,
  place smallint not null,
  format text not null,
  file_name text not null,
  reference text not null,
  sequence bigint,
  from_day date not null,
  to_day date not null,
  opening_minor bigint not null,
  moved_minor bigint not null,
  closing_minor bigint not null,
  line_count integer not null,
  new_count integer not null,
  state text not null,
  why text,
  difference_minor bigint,
  imported_by uuid not null,
  imported_at timestamp with time zone not null,
  written_at timestamp with time zone not null default now(),
  constraint statement_account_id_fkey FOREIGN KEY (account_id) REFERENCES reconciliation.account(id),
  constraint statement_check CHECK (((state = 'refused'::text) = (why IS NOT NULL))),
  constraint statement_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'camt.053'::text]))),
  constraint statement_pkey PRIMARY KEY (id),
  constraint statement_state_check CHECK ((state = ANY (ARRAY['accepted'::text, 'refused'::text, 'voided'::text])))
);
create table reconciliation.statement_void (
  statement_id uuid not null,
  reason text not null,
  voided_by uuid not null,
  confirmed_by uuid not null,
  voided_at timestamp with time zone not null,
  constraint statement_void_pkey PRIMARY KEY (statement_id),
  constraint statement_void_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES reconciliation.statement(id)
);
create table referrals.code (
  user_id uuid not null,
  code text not null,
  created_at timestamp with time zone not null,
  constraint code_code_check CHECK ((code ~ '^[2-9A-HJ-NP-Z]{8}$'::text)),
  constraint code_code_key UNIQUE (code),
  constraint code_pkey PRIMARY KEY (user_id)
);
create table referrals.donation (
  id uuid not null,
  user_id uuid not null,
  cause text not null,
  causes_version integer not null,
  amount_minor bigint not null,
  state text not null,
  asked_at timestamp with time zone not null,
  confirm_by timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  paid_at timestamp with time zone,
  constraint donation_amount_minor_check CHECK ((amount_minor > 0)),
  constraint donation_check CHECK (((state = 'asked'::text) = (confirmed_at IS NULL))),
  constraint donation_check1 CHECK (((state = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint donation_pkey PRIMARY KEY (id),
  constraint donation_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'payable'::text, 'paid'::text])))
);
create table referrals.fee_refund (
  transfer_id uuid not null,
  user_id uuid not null,
  amount_minor bigint not null,
  at timestamp with time zone not null,
  constraint fee_refund_amount_minor_check CHECK ((amount_minor > 0)),
  constraint fee_refund_pkey PRIMARY KEY (transfer_id)
);
create table referrals.invitation (
  id uuid not null,
  inviter_user_id uuid not null,
  invited_user_id uuid not null,
  terms_version integer not null,
  state text not null,
  invited_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  transfer_id uuid,
  constraint invitation_check CHECK ((invited_user_id <> inviter_user_id)),
  constraint invitation_check1 CHECK ((((state = 'open'::text) = (ended_at IS NULL)) AND ((ended_at IS NULL) = (transfer_id IS NULL)))),
  constraint invitation_invited_user_id_key UNIQUE (invited_user_id),
  constraint invitation_inviter_user_id_fkey FOREIGN KEY (inviter_user_id) REFERENCES referrals.code(user_id),
  constraint invitation_pkey PRIMARY KEY (id),
  constraint invitation_state_check CHECK ((state = ANY (ARRAY['open'::text, 'rewarded'::text, 'not-counted'::text])))
);
create table referrals.reward (
  id uuid not null,
  user_id uuid not null,
  invitation_id uuid not null,
  side text not null,
  amount_minor bigint not null,
  spent_minor bigint not null default 0,
  state text not null,
  earned_at timestamp with time zone not null,
  kept_until timestamp with time zone,
  applied_to uuid,
  ended_at timestamp with time zone,
  constraint reward_amount_minor_check CHECK ((amount_minor > 0)),
  constraint reward_check CHECK (((spent_minor >= 0) AND (spent_minor <= amount_minor))),
  constraint reward_check1 CHECK (((state = 'applied'::text) = (applied_to IS NOT NULL))),
  constraint reward_check2 CHECK (((kept_until IS NULL) OR (state = 'open'::text))),
  constraint reward_check3 CHECK (((state = ANY (ARRAY['used'::text, 'donated'::text])) = (ended_at IS NOT NULL))),
  constraint reward_check4 CHECK (((state = ANY (ARRAY['used'::text, 'donated'::text])) = (spent_minor = amount_minor))),
  constraint reward_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES referrals.invitation(id),
  constraint reward_invitation_id_side_key UNIQUE (invitation_id, side),
  constraint reward_pkey PRIMARY KEY (id),
  constraint reward_side_check CHECK ((side = ANY (ARRAY['inviter'::text, 'invited'::text]))),
  constraint reward_state_check CHECK ((state = ANY (ARRAY['open'::text, 'applied'::text, 'used'::text, 'donated'::text])))
);
create table requirements.company_owners (
  customer_id uuid not null,
  declared_version integer not null,
  document_id uuid not null,
  differences text[] not null,
  differs_since timestamp with time zone,
  constraint company_owners_check CHECK (((differs_since IS NULL) = (differences = '{}'::text[]))),
  constraint company_owners_pkey PRIMARY KEY (customer_id)
);
create table requirements.company_paper (
  customer_id uuid not null,
  paper text not null,
  due_at timestamp with time zone,
  document_id uuid,
  accepted_at timestamp with time zone,
  issued_on date,
  power_mode text,
  power_limit_usd bigint,
  owners bytea,
  owner_indexes bytea[],
  constraint company_paper_check CHECK (((document_id IS NULL) = (accepted_at IS NULL))),
  constraint company_paper_check1 CHECK (((owners IS NULL) = (owner_indexes IS NULL))),
  constraint company_paper_check2 CHECK (((document_id IS NOT NULL) OR ((issued_on IS NULL) AND (power_mode IS NULL) AND (owners IS NULL)))),
  constraint company_paper_paper_check CHECK ((paper = ANY (ARRAY['constitution-deed'::text, 'powers'::text, 'validity-certificate'::text, 'shareholders'::text]))),
  constraint company_paper_pkey PRIMARY KEY (customer_id, paper),
  constraint company_paper_power_limit_usd_check CHECK ((power_limit_usd > 0)),
  constraint company_paper_power_mode_check CHECK ((power_mode = ANY (ARRAY['single'::text, 'joint'::text])))
);
create table requirements.company_person (
  id uuid not null,
  customer_id uuid not null,
  number_index bytea not null,
  slot integer not null,
  announced_type text not null,
  announced_end date not null,
  type text,
  printed_end date,
  effective_end date,
  front_id uuid,
  back_id uuid,
  next_type text,
  next_printed_end date,
  next_front_id uuid,
  constraint company_person_check CHECK ((((front_id IS NULL) = (type IS NULL)) AND ((front_id IS NULL) = (printed_end IS NULL)) AND ((front_id IS NULL) = (effective_end IS NULL)))),
  constraint company_person_check1 CHECK ((((next_front_id IS NULL) = (next_type IS NULL)) AND ((next_front_id IS NULL) = (next_printed_end IS NULL)))),
  constraint company_person_customer_id_number_index_key UNIQUE (customer_id, number_index),
  constraint company_person_customer_id_slot_key UNIQUE (customer_id, slot),
  constraint company_person_pkey PRIMARY KEY (id),
  constraint company_person_slot_check CHECK (((slot >= 1) AND (slot <= 100)))
);
create table requirements.declaration (
  customer_id uuid not null,
  declared bytea not null,
  exposed boolean not null,
  changed_at timestamp with time zone not null,
  constraint declaration_pkey PRIMARY KEY (customer_id)
);
create table requirements.identity (
  customer_id uuid not null,
  type text,
  nationality text,
  read bytea,
  printed_end date,
  effective_end date,
  on_file_since timestamp with time zone,
  front_id uuid,
  back_id uuid,
  proof_id uuid,
  next_type text,
  next_nationality text,
  next_read bytea,
  next_printed_end date,
  next_front_id uuid,
  announced_type text,
  announced_nationality text,
  announced_end date,
  front_fault text,
  back_fault text,
  fault_since timestamp with time zone,
  answer_by timestamp with time zone,
  constraint identity_announced_type_check CHECK ((announced_type = ANY (ARRAY['chilean-id'::text, 'foreign-id'::text, 'passport'::text, 'other-id'::text]))),
  constraint identity_check CHECK (((on_file_since IS NULL) = (effective_end IS NULL))),
  constraint identity_check1 CHECK (((on_file_since IS NULL) = (front_id IS NULL))),
  constraint identity_check2 CHECK (((next_front_id IS NULL) = (next_read IS NULL))),
  constraint identity_check3 CHECK (((fault_since IS NULL) = ((front_fault IS NULL) AND (back_fault IS NULL)))),
  constraint identity_next_type_check CHECK ((next_type = ANY (ARRAY['chilean-id'::text, 'foreign-id'::text, 'passport'::text, 'other-id'::text]))),
  constraint identity_pkey PRIMARY KEY (customer_id),
  constraint identity_type_check CHECK ((type = ANY (ARRAY['chilean-id'::text, 'foreign-id'::text, 'passport'::text, 'other-id'::text])))
);
create table requirements.level_application (
  id uuid not null,
  customer_id uuid not null,
  level text not null,
  status text not null,
  returned bytea,
  submitted_at timestamp with time zone,
  answer_by timestamp with time zone,
  decided_at timestamp with time zone,
  opened_at timestamp with time zone not null,
  waited_minutes integer,
  constraint level_application_check CHECK (((status <> 'submitted'::text) OR ((submitted_at IS NOT NULL) AND (answer_by IS NOT NULL)))),
  constraint level_application_level_check CHECK ((level = ANY (ARRAY['standard'::text, 'enhanced'::text]))),
  constraint level_application_pkey PRIMARY KEY (id),
  constraint level_application_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'sent-back'::text, 'granted'::text]))),
  constraint level_application_waited_minutes_check CHECK ((waited_minutes >= 0))
);
create table requirements.paper (
  document_id uuid not null,
  customer_id uuid not null,
  code text not null,
  issued_on date,
  holds_until date,
  constraint paper_pkey PRIMARY KEY (document_id)
);
create table requirements.request (
  id uuid not null,
  customer_id uuid not null,
  code text not null,
  blocks boolean not null,
  reason bytea not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  outcome text,
  message bytea,
  due_on date,
  constraint request_check CHECK (((closed_at IS NULL) = (outcome IS NULL))),
  constraint request_outcome_check CHECK ((outcome = ANY (ARRAY['accepted'::text, 'withdrawn'::text]))),
  constraint request_pkey PRIMARY KEY (id)
);
create table requirements.selfie_check (
  id uuid not null,
  customer_id uuid not null,
  application_id uuid not null,
  verdict text,
  consent_id uuid,
  selfie_id uuid,
  identity_id uuid,
  reason text,
  method text,
  note bytea,
  decided_by uuid not null,
  decided_at timestamp with time zone not null,
  constraint selfie_check_application_id_fkey FOREIGN KEY (application_id) REFERENCES requirements.level_application(id),
  constraint selfie_check_check CHECK (((verdict IS NULL) = (method IS NOT NULL))),
  constraint selfie_check_check1 CHECK (((verdict IS NULL) = (note IS NOT NULL))),
  constraint selfie_check_check2 CHECK (((verdict IS NULL) = (selfie_id IS NULL))),
  constraint selfie_check_check3 CHECK (((selfie_id IS NULL) = (identity_id IS NULL))),
  constraint selfie_check_check4 CHECK (((selfie_id IS NULL) = (consent_id IS NULL))),
  constraint selfie_check_check5 CHECK (((reason IS NULL) = ((verdict IS NULL) OR (verdict = 'same'::text)))),
  constraint selfie_check_consent_id_fkey FOREIGN KEY (consent_id) REFERENCES requirements.selfie_consent(id),
  constraint selfie_check_method_check CHECK ((method = ANY (ARRAY['video-call'::text, 'visit'::text]))),
  constraint selfie_check_pkey PRIMARY KEY (id),
  constraint selfie_check_verdict_check CHECK ((verdict = ANY (ARRAY['same'::text, 'different'::text, 'unsure'::text])))
);
create table requirements.selfie_comparison (
  selfie_id uuid not null,
  customer_id uuid not null,
  state text not null,
  identity_id uuid,
  answer bytea,
  attempts integer not null default 0,
  due_at timestamp with time zone not null,
  leased_until timestamp with time zone,
  ended_at timestamp with time zone,
  constraint selfie_comparison_check CHECK (((state = 'waiting'::text) = (ended_at IS NULL))),
  constraint selfie_comparison_check1 CHECK (((state = 'answered'::text) = (answer IS NOT NULL))),
  constraint selfie_comparison_pkey PRIMARY KEY (selfie_id),
  constraint selfie_comparison_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'answered'::text, 'none'::text])))
);
create table requirements.selfie_consent (
  id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  answer text not null,
  text_version integer not null,
  text_hash bytea not null,
  kept_days integer not null,
  covers_provider boolean not null,
  ip bytea,
  at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint selfie_consent_answer_check CHECK ((answer = ANY (ARRAY['given'::text, 'refused'::text]))),
  constraint selfie_consent_kept_days_check CHECK ((kept_days > 0)),
  constraint selfie_consent_pkey PRIMARY KEY (id),
  constraint selfie_consent_text_hash_check CHECK ((length(text_hash) = 32)),
  constraint selfie_consent_text_version_check CHECK ((text_version >= 0))
);
create table retention.count (
  run_id uuid not null,
  data_class text not null,
  rows bigint not null,
  customers integer not null,
  constraint count_customers_check CHECK ((customers >= 0)),
  constraint count_pkey PRIMARY KEY (run_id, data_class),
  constraint count_rows_check CHECK ((rows >= 0)),
  constraint count_run_id_fkey FOREIGN KEY (run_id) REFERENCES retention.run(id)
);
create table retention.finished (
  customer_id uuid not null,
  columns text not null,
  at timestamp with time zone not null,
  constraint finished_pkey PRIMARY KEY (customer_id)
);
create table retention.run (
  id uuid not null,
  mode text not null,
  asked_by uuid,
  began_at timestamp with time zone not null,
  after uuid,
  customers integer not null default 0,
  failed integer not null default 0,
  ended_at timestamp with time zone,
  constraint run_check CHECK (((mode = 'dry'::text) = (asked_by IS NOT NULL))),
  constraint run_customers_check CHECK ((customers >= 0)),
  constraint run_failed_check CHECK ((failed >= 0)),
  constraint run_mode_check CHECK ((mode = ANY (ARRAY['nightly'::text, 'dry'::text]))),
  constraint run_pkey PRIMARY KEY (id)
);
create table risk.assessment (
  id uuid not null,
  customer_id uuid not null,
  score integer not null,
  risk text not null,
  rules_version integer not null,
  detail bytea not null,
  at timestamp with time zone not null,
  constraint assessment_pkey PRIMARY KEY (id),
  constraint assessment_risk_check CHECK ((risk = ANY (ARRAY['normal'::text, 'elevated'::text, 'high'::text]))),
  constraint assessment_score_check CHECK ((score >= 0))
);
create table risk.exposure_case (
  id uuid not null,
  customer_id uuid not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  outcome text,
  assessment_id uuid,
  due_at timestamp with time zone,
  constraint exposure_case_assessment_id_fkey FOREIGN KEY (assessment_id) REFERENCES risk.assessment(id),
  constraint exposure_case_check CHECK (((closed_at IS NULL) = (outcome IS NULL))),
  constraint exposure_case_check1 CHECK (((outcome IS DISTINCT FROM 'kept'::text) OR (assessment_id IS NOT NULL))),
  constraint exposure_case_outcome_check CHECK ((outcome = ANY (ARRAY['kept'::text, 'accepted'::text, 'ended'::text]))),
  constraint exposure_case_pkey PRIMARY KEY (id)
);
create table risk.override (
  id uuid not null,
  customer_id uuid not null,
  risk text not null,
  scored text not null,
  reason bytea,
  set_by uuid,
  confirmed_by uuid,
  at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint override_pkey PRIMARY KEY (id),
  constraint override_risk_check CHECK ((risk = ANY (ARRAY['normal'::text, 'elevated'::text, 'high'::text]))),
  constraint override_scored_check CHECK ((scored = ANY (ARRAY['normal'::text, 'elevated'::text, 'high'::text])))
);
create table risk.sweep (
  single boolean not null default true,
  day date not null,
  rules_version integer not null,
  after uuid,
  constraint sweep_pkey PRIMARY KEY (single),
  constraint sweep_single_check CHECK (single)
);
create table screening."check" (
  id uuid not null,
  subject uuid not null,
  moment text not null,
  verdict text not null,
  list_version text not null,
  hits bytea not null,
  at timestamp with time zone not null,
  constraint check_moment_check CHECK ((moment ~ '^[a-z]+(-[a-z]+)*$'::text)),
  constraint check_pkey PRIMARY KEY (id),
  constraint check_verdict_check CHECK ((verdict = ANY (ARRAY['clear'::text, 'hit'::text])))
);
create table settings.draft (
  kind text not null,
  key text not null,
  author uuid not null,
  data jsonb not null,
  note text not null,
  in_force_from timestamp with time zone,
  based_on integer not null,
  updated_at timestamp with time zone not null,
  typed_from jsonb,
  constraint draft_pkey PRIMARY KEY (kind, key, author)
);
create table statements.account_statement (
  id uuid not null,
  customer_id uuid not null,
  folio text not null,
  code text not null,
  from_day date not null,
  to_day date not null,
  transfers integer not null,
  totals jsonb not null,
  lines_hash bytea not null,
  issued_at timestamp with time zone not null,
  constraint account_statement_check CHECK ((to_day >= from_day)),
  constraint account_statement_code_check CHECK ((code ~ '^[2-9A-HJ-NP-Z]{12}$'::text)),
  constraint account_statement_code_key UNIQUE (code),
  constraint account_statement_customer_id_from_day_to_day_lines_hash_key UNIQUE (customer_id, from_day, to_day, lines_hash),
  constraint account_statement_folio_key UNIQUE (folio),
  constraint account_statement_pkey PRIMARY KEY (id),
  constraint account_statement_transfers_check CHECK ((transfers >= 0))
);
create table statements.issue (
  receipt_id uuid not null,
  kind text not null,
  facts_hash bytea not null,
  issued_at timestamp with time zone not null,
  constraint issue_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'delivery'::text, 'refund'::text]))),
  constraint issue_pkey PRIMARY KEY (receipt_id, facts_hash),
  constraint issue_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES statements.receipt(id)
);
create table statements.receipt (
  id uuid not null,
  transfer_id uuid not null,
  folio text not null,
  code text not null,
  created_at timestamp with time zone not null,
  constraint receipt_code_check CHECK ((code ~ '^[2-9A-HJ-NP-Z]{12}$'::text)),
  constraint receipt_code_key UNIQUE (code),
  constraint receipt_folio_key UNIQUE (folio),
  constraint receipt_pkey PRIMARY KEY (id),
  constraint receipt_transfer_id_key UNIQUE (transfer_id)
);
create table statements.tax_export (
  id uuid not null,
  month text not null,
  exported_by uuid not null,
  exported_at timestamp with time zone not null,
  constraint tax_export_month_check CHECK ((month ~ '^[0-9]{4}-[0-9]{2}$'::text)),
  constraint tax_export_pkey PRIMARY KEY (id)
);
create table support.message (
  id uuid not null,
  thread_id uuid not null,
  sequence integer not null,
  author text not null,
  author_id uuid,
  body bytea,
  event text,
  at timestamp with time zone not null,
  page text,
  subject_kind text,
  subject_id uuid,
  subject_state text,
  constraint message_author_check CHECK ((author = ANY (ARRAY['customer'::text, 'staff'::text, 'system'::text]))),
  constraint message_check CHECK ((((body IS NULL) = (event IS NOT NULL)) AND ((author = 'system'::text) = (event IS NOT NULL)))),
  constraint message_event_check CHECK ((event = ANY (ARRAY['closed'::text, 'reopened'::text, 'not-received'::text]))),
  constraint message_page_check CHECK ((page ~ '^[A-Za-z0-9]{1,60}$'::text)),
  constraint message_pkey PRIMARY KEY (id),
  constraint message_screen_check CHECK ((((subject_kind IS NULL) = (subject_id IS NULL)) AND ((subject_state IS NULL) OR (subject_kind IS NOT NULL)) AND ((subject_kind IS NULL) OR (page IS NOT NULL)) AND ((page IS NULL) OR (author = 'customer'::text)))),
  constraint message_sequence_check CHECK ((sequence > 0)),
  constraint message_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['transfer'::text, 'recipient'::text, 'pending-item'::text, 'document'::text, 'debt'::text, 'rate-alert'::text, 'signature-request'::text]))),
  constraint message_subject_state_check CHECK ((subject_state ~ '^[a-z-]{1,40}$'::text)),
  constraint message_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES support.thread(id),
  constraint message_thread_id_sequence_key UNIQUE (thread_id, sequence)
);
create table support.thread (
  id uuid not null,
  folio text not null,
  kind text not null,
  state text not null,
  customer_id uuid,
  transfer_id uuid,
  contact bytea,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone,
  last_at timestamp with time zone not null,
  queue_at timestamp with time zone not null,
  first_answer_at timestamp with time zone,
  first_answer_minutes integer,
  unread boolean not null default false,
  constraint thread_check CHECK (((due_at IS NOT NULL) = (state = 'waiting-operator'::text))),
  constraint thread_check1 CHECK (((customer_id IS NULL) = (contact IS NOT NULL))),
  constraint thread_check2 CHECK (((kind <> 'transfer'::text) OR (transfer_id IS NOT NULL))),
  constraint thread_first_answer_check CHECK (((first_answer_at IS NULL) = (first_answer_minutes IS NULL))),
  constraint thread_first_answer_minutes_check CHECK ((first_answer_minutes >= 0)),
  constraint thread_folio_key UNIQUE (folio),
  constraint thread_kind_check CHECK ((kind = ANY (ARRAY['transfer'::text, 'complaint'::text, 'question'::text, 'file'::text]))),
  constraint thread_pkey PRIMARY KEY (id),
  constraint thread_state_check CHECK ((state = ANY (ARRAY['waiting-operator'::text, 'waiting-customer'::text, 'closed'::text])))
);
create table terms.acceptance (
  id uuid not null,
  user_id uuid,
  registration_id uuid,
  kind text not null,
  version integer not null,
  text_hash bytea not null,
  at timestamp with time zone not null,
  ip bytea,
  constraint acceptance_check CHECK (((user_id IS NOT NULL) OR (registration_id IS NOT NULL))),
  constraint acceptance_kind_check CHECK ((kind = ANY (ARRAY['terms-of-use'::text, 'privacy-notice'::text]))),
  constraint acceptance_pkey PRIMARY KEY (id),
  constraint acceptance_text_hash_check CHECK ((length(text_hash) = 32)),
  constraint acceptance_version_check CHECK ((version > 0))
);
create table transfers.choice (
  id uuid not null,
  transfer_id uuid not null,
  kind text not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  offered uuid,
  answered_at timestamp with time zone,
  answer text,
  answered_by text,
  offer_until timestamp with time zone,
  constraint choice_answer_check CHECK ((answer = ANY (ARRAY['send'::text, 'refund'::text, 'silence'::text, 'superseded'::text]))),
  constraint choice_check CHECK ((due_at > opened_at)),
  constraint choice_check1 CHECK ((((answered_at IS NULL) = (answer IS NULL)) AND ((answered_at IS NULL) = (answered_by IS NULL)))),
  constraint choice_kind_check CHECK ((kind = ANY (ARRAY['short'::text, 'late'::text, 'held'::text]))),
  constraint choice_pkey PRIMARY KEY (id),
  constraint choice_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id)
);
create table transfers.claim (
  id uuid not null,
  transfer_id uuid not null,
  payout_id uuid not null,
  attempt integer not null,
  rail text not null,
  currency text not null,
  amount_minor bigint not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  outcome text,
  closed_by text,
  constraint claim_amount_minor_check CHECK ((amount_minor > 0)),
  constraint claim_attempt_check CHECK ((attempt > 0)),
  constraint claim_check CHECK ((due_at > opened_at)),
  constraint claim_check1 CHECK ((((closed_at IS NULL) = (outcome IS NULL)) AND ((closed_at IS NULL) = (closed_by IS NULL)))),
  constraint claim_outcome_check CHECK ((outcome = ANY (ARRAY['returned'::text, 'delivered'::text, 'written-off'::text]))),
  constraint claim_payout_id_key UNIQUE (payout_id),
  constraint claim_pkey PRIMARY KEY (id),
  constraint claim_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id)
);
create table transfers.correction (
  id uuid not null,
  transfer_id uuid not null,
  customer_id uuid not null,
  attempt integer not null,
  code text not null,
  acts text not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  outcome text,
  closed_by text,
  constraint correction_acts_check CHECK ((acts = ANY (ARRAY['customer'::text, 'staff'::text, 'nobody'::text]))),
  constraint correction_attempt_check CHECK ((attempt > 0)),
  constraint correction_check CHECK ((due_at > opened_at)),
  constraint correction_check1 CHECK ((((closed_at IS NULL) = (outcome IS NULL)) AND ((closed_at IS NULL) = (closed_by IS NULL)))),
  constraint correction_outcome_check CHECK ((outcome = ANY (ARRAY['corrected'::text, 'retried'::text, 'rerouted'::text, 'refunded'::text]))),
  constraint correction_pkey PRIMARY KEY (id),
  constraint correction_transfer_id_attempt_key UNIQUE (transfer_id, attempt),
  constraint correction_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id)
);
create table transfers.event (
  transfer_id uuid not null,
  sequence integer not null,
  from_state text,
  to_state text not null,
  event text not null,
  actor text not null,
  facts jsonb not null,
  at timestamp with time zone not null,
  constraint event_pkey PRIMARY KEY (transfer_id, sequence),
  constraint event_sequence_check CHECK ((sequence > 0)),
  constraint event_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id)
) partition by RANGE (transfer_id);
create table transfers.former_parties (
  id uuid not null,
  transfer_id uuid not null,
  parties bytea not null,
  replaced_at timestamp with time zone not null,
  replaced_by text not null,
  constraint former_parties_pkey PRIMARY KEY (id),
  constraint former_parties_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id)
);
create table transfers.hold (
  id uuid not null,
  transfer_id uuid not null,
  item_id uuid not null,
  quote_id uuid not null,
  opened_at timestamp with time zone not null,
  rate_until timestamp with time zone not null,
  gives_up_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  constraint hold_check CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  constraint hold_outcome_check CHECK ((outcome = ANY (ARRAY['settled'::text, 'repriced'::text, 'given-back'::text, 'reversed'::text]))),
  constraint hold_pkey PRIMARY KEY (id),
  constraint hold_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id)
);
create table transfers.rating (
  id uuid not null,
  stars integer not null,
  comment bytea,
  rated_at timestamp with time zone not null,
  changed_at timestamp with time zone,
  constraint rating_id_fkey FOREIGN KEY (id) REFERENCES transfers.transfer(id),
  constraint rating_pkey PRIMARY KEY (id),
  constraint rating_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);
create table transfers.recall (
  id uuid not null,
  transfer_id uuid not null,
  requested_at timestamp with time zone not null,
  requested_by text not null,
  due_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  outcome text,
  answered_by text,
  constraint recall_check CHECK ((due_at > requested_at)),
  constraint recall_check1 CHECK ((((answered_at IS NULL) = (outcome IS NULL)) AND ((answered_at IS NULL) = (answered_by IS NULL)))),
  constraint recall_outcome_check CHECK ((outcome = ANY (ARRAY['asked-bank'::text, 'not-possible'::text]))),
  constraint recall_pkey PRIMARY KEY (id),
  constraint recall_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id),
  constraint recall_transfer_id_key UNIQUE (transfer_id)
);
create table transfers.recipient_answer (
  transfer_id uuid not null,
  is_received boolean not null,
  answered_at timestamp with time zone not null,
  constraint recipient_answer_pkey PRIMARY KEY (transfer_id),
  constraint recipient_answer_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id)
);
create table transfers.review (
  id uuid not null,
  transfer_id uuid not null,
  reason text not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  outcome text,
  customer_id uuid,
  constraint review_outcome_check CHECK ((outcome = ANY (ARRAY['release'::text, 'refuse'::text, 'freeze'::text, 'withdrawn'::text]))),
  constraint review_pkey PRIMARY KEY (id),
  constraint review_reason_check CHECK ((reason = ANY (ARRAY['screening-hit'::text, 'limit'::text, 'manual'::text, 'frozen-customer'::text]))),
  constraint review_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id)
);
create table transfers.signature (
  request_id uuid not null,
  user_id uuid not null,
  powers_id uuid not null,
  at timestamp with time zone not null,
  constraint signature_pkey PRIMARY KEY (request_id, user_id),
  constraint signature_request_id_fkey FOREIGN KEY (request_id) REFERENCES transfers.signature_request(id)
);
create table transfers.signature_request (
  id uuid not null,
  customer_id uuid not null,
  requested_by uuid not null,
  quote_id uuid not null,
  recipient_id uuid not null,
  corridor_id text not null,
  fixed_side text not null,
  send_minor bigint not null,
  receive_minor bigint not null,
  receive_currency text not null,
  usd_cents bigint not null,
  purpose text not null,
  funds_source text not null,
  relationship text not null,
  beneficiary bytea not null,
  state text not null,
  reason bytea,
  ended_by uuid,
  ended_at timestamp with time zone,
  transfer_id uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint signature_request_check CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint signature_request_check1 CHECK (((state = 'completed'::text) = (transfer_id IS NOT NULL))),
  constraint signature_request_fixed_side_check CHECK ((fixed_side = ANY (ARRAY['send'::text, 'receive'::text]))),
  constraint signature_request_pkey PRIMARY KEY (id),
  constraint signature_request_quote_id_key UNIQUE (quote_id),
  constraint signature_request_receive_minor_check CHECK ((receive_minor > 0)),
  constraint signature_request_send_minor_check CHECK ((send_minor > 0)),
  constraint signature_request_state_check CHECK ((state = ANY (ARRAY['open'::text, 'completed'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint signature_request_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id),
  constraint signature_request_transfer_id_key UNIQUE (transfer_id),
  constraint signature_request_usd_cents_check CHECK ((usd_cents >= 0))
);
create table transfers.tracking_link (
  id uuid not null,
  transfer_id uuid not null,
  token_hash bytea not null,
  token bytea,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint tracking_link_check CHECK (((token IS NULL) = (revoked_at IS NOT NULL))),
  constraint tracking_link_pkey PRIMARY KEY (id),
  constraint tracking_link_token_hash_key UNIQUE (token_hash),
  constraint tracking_link_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfers.transfer(id)
);
create table transfers.transfer (
  id uuid not null,
  reference text not null,
  customer_id uuid not null,
  user_id uuid not null,
  recipient_id uuid not null,
  quote_id uuid not null,
  corridor_id text not null,
  state text not null,
  reviewed_from text,
  send_minor bigint not null,
  receive_minor bigint not null,
  currency text not null,
  usd_cents bigint not null,
  purpose text not null,
  funds_source text not null,
  relationship text not null,
  parties bytea not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  funding_deadline_at timestamp with time zone not null,
  lease_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  cancel_asked_at timestamp with time zone,
  unpaid_before integer not null default 0,
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_quote_id_key UNIQUE (quote_id),
  constraint transfer_receive_minor_check CHECK ((receive_minor > 0)),
  constraint transfer_reference_key UNIQUE (reference),
  constraint transfer_reviewed_from_check CHECK ((reviewed_from = ANY (ARRAY['awaiting-payin'::text, 'funded'::text, 'correcting'::text]))),
  constraint transfer_send_minor_check CHECK ((send_minor > 0)),
  constraint transfer_unpaid_before_check CHECK ((unpaid_before >= 0)),
  constraint transfer_usd_cents_check CHECK ((usd_cents >= 0))
);
create table treasury.alarm (
  what text not null,
  day date not null,
  at timestamp with time zone not null,
  constraint alarm_pkey PRIMARY KEY (what, day)
);
create table treasury.capital_movement (
  id uuid not null,
  kind text not null,
  account_code text not null,
  currency text not null,
  amount_minor bigint not null,
  day date not null,
  bank_reference text,
  note text not null,
  state text not null default 'waiting'::text,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  corrects uuid,
  constraint capital_movement_account_code_check CHECK ((account_code = ANY (ARRAY['operator-bank'::text, 'nostro'::text]))),
  constraint capital_movement_amount_minor_check CHECK ((amount_minor > 0)),
  constraint capital_movement_bank_reference_check CHECK ((bank_reference <> ''::text)),
  constraint capital_movement_check CHECK (((account_code = 'operator-bank'::text) = (currency = 'CLP'::text))),
  constraint capital_movement_check1 CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint capital_movement_check2 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint capital_movement_check3 CHECK (((state = 'withdrawn'::text) = (decided_by = proposed_by))),
  constraint capital_movement_corrects_fkey FOREIGN KEY (corrects) REFERENCES treasury.capital_movement(id),
  constraint capital_movement_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint capital_movement_kind_check CHECK ((kind = ANY (ARRAY['opening-balance'::text, 'contribution'::text, 'withdrawal'::text]))),
  constraint capital_movement_pkey PRIMARY KEY (id),
  constraint capital_movement_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'booked'::text, 'sent-back'::text, 'withdrawn'::text])))
);
create table treasury.low_balance (
  code text not null,
  currency text not null,
  since timestamp with time zone not null,
  constraint low_balance_pkey PRIMARY KEY (code, currency)
);
create table treasury.overdue (
  singleton boolean not null default true,
  count integer not null,
  since timestamp with time zone,
  counted_at timestamp with time zone not null,
  constraint overdue_pkey PRIMARY KEY (singleton),
  constraint overdue_singleton_check CHECK (singleton)
);

CREATE INDEX code_account ON access.code USING btree (account_id, created_at DESC) WHERE (account_id IS NOT NULL);
CREATE INDEX code_country ON access.code USING btree (country, created_at DESC) WHERE (country IS NOT NULL);
CREATE INDEX code_destination ON access.code USING btree (destination_index, created_at DESC);
CREATE INDEX code_expires_at ON access.code USING btree (expires_at);
CREATE INDEX code_network ON access.code USING btree (network_index, created_at DESC) WHERE (network_index IS NOT NULL);
CREATE INDEX code_subject ON access.code USING btree (subject, purpose, created_at DESC);
CREATE INDEX former_address_left_at ON access.former_address USING btree (left_at);
CREATE INDEX membership_customer ON access.membership USING btree (customer_id);
CREATE INDEX session_by_user ON access.session USING btree (user_id);
CREATE INDEX session_device ON access.session USING btree (device_id);
CREATE INDEX session_ends_at ON access.session USING btree (ends_at);
CREATE INDEX staff_challenge_expires_at_idx ON access.staff_challenge USING btree (expires_at);
CREATE INDEX staff_device_holder_id_idx ON access.staff_device USING btree (holder_id);
CREATE INDEX staff_device_seen_at_idx ON access.staff_device USING btree (seen_at);
CREATE INDEX staff_passkey_holder_id_idx ON access.staff_passkey USING btree (holder_id);
CREATE INDEX staff_pending_sign_in_expires_at_idx ON access.staff_pending_sign_in USING btree (expires_at);
CREATE INDEX staff_session_device ON access.staff_session USING btree (device_id);
CREATE INDEX staff_session_ends_at ON access.staff_session USING btree (ends_at);
CREATE INDEX staff_session_staff ON access.staff_session USING btree (staff_id);
CREATE UNIQUE INDEX staff_totp_holder_id_idx ON access.staff_totp USING btree (holder_id) WHERE (confirmed_at IS NOT NULL);
CREATE UNIQUE INDEX staff_totp_holder_id_idx1 ON access.staff_totp USING btree (holder_id) WHERE (confirmed_at IS NULL);
CREATE INDEX user_challenge_expires_at ON access.user_challenge USING btree (expires_at);
CREATE INDEX user_device_holder ON access.user_device USING btree (holder_id);
CREATE INDEX user_device_seen_at ON access.user_device USING btree (seen_at);
CREATE INDEX user_passkey_holder ON access.user_passkey USING btree (holder_id);
CREATE INDEX user_pending_sign_in_expires_at ON access.user_pending_sign_in USING btree (expires_at);
CREATE INDEX user_phone ON access."user" USING btree (phone_index) WHERE (phone_index IS NOT NULL);
CREATE UNIQUE INDEX user_totp_in_force ON access.user_totp USING btree (holder_id) WHERE (confirmed_at IS NOT NULL);
CREATE UNIQUE INDEX user_totp_pending ON access.user_totp USING btree (holder_id) WHERE (confirmed_at IS NULL);
CREATE INDEX user_unproven ON access."user" USING btree (id) WHERE ((email_verified_at IS NULL) OR (email_bounced_at IS NOT NULL) OR ((phone IS NOT NULL) AND (phone_verified_at IS NULL)));
CREATE UNIQUE INDEX approval_open ON approvals.approval USING btree (action, subject) WHERE (decision IS NULL);
CREATE INDEX approval_subject ON approvals.approval USING btree (subject, id);
CREATE INDEX approval_waiting ON approvals.approval USING btree (proposed_at, id) WHERE (decision IS NULL);
CREATE INDEX assignment_active ON assignments.assignment USING btree (active_at);
CREATE INDEX assignment_staff ON assignments.assignment USING btree (staff_id);
CREATE INDEX comment_case ON assignments.comment USING btree (kind, subject, id);
CREATE INDEX comment_customer ON assignments.comment USING btree (customer_id);
CREATE INDEX follower_case ON assignments.follower USING btree (kind, subject);
CREATE INDEX mention_unread ON assignments.mention USING btree (staff_id, comment_id) WHERE (read_at IS NULL);
CREATE INDEX news_at ON assignments.news USING btree (at);
CREATE INDEX news_reader_news ON assignments.news_reader USING btree (news_id);
CREATE INDEX news_reader_unread ON assignments.news_reader USING btree (staff_id, news_id) WHERE (read_at IS NULL);
CREATE INDEX viewer_seen ON assignments.viewer USING btree (seen_at);
CREATE INDEX record_made ON closes.record USING btree (made_at DESC, id DESC);
CREATE UNIQUE INDEX closure_standing ON customers.closure USING btree (customer_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX closure_under_way ON customers.closure USING btree (asked_at) WHERE ((withdrawn_at IS NULL) AND (completed_at IS NULL));
CREATE INDEX customer_address_incomplete ON customers.customer USING btree (id) WHERE (address_state = 'incomplete'::text);
CREATE INDEX customer_address_unread ON customers.customer USING btree (id) WHERE ((address IS NOT NULL) AND (address_state IS NULL));
CREATE INDEX customer_by_kind ON customers.customer USING btree (kind, id DESC);
CREATE INDEX customer_by_level ON customers.customer USING btree (level, id DESC);
CREATE INDEX customer_by_status ON customers.customer USING btree (status, id DESC);
CREATE INDEX customer_confirmed_at ON customers.customer USING btree (risk, facts_confirmed_at);
CREATE INDEX customer_name_index ON customers.customer USING gin (name_index);
CREATE INDEX customer_name_owed ON customers.customer USING btree (id) WHERE ((unwritable_in IS NOT NULL) OR (name_fold <> document_name_fold));
CREATE INDEX customer_name_rules ON customers.customer USING btree (name_rules);
CREATE INDEX customer_rut_part_index ON customers.customer USING gin (rut_part_index);
CREATE INDEX customer_without_employer ON customers.customer USING btree (occupation, id) WHERE ((employer IS NULL) AND (occupation IS NOT NULL));
CREATE INDEX customer_without_index ON customers.customer USING btree (id) WHERE (name_index IS NULL);
CREATE INDEX customer_without_rut_parts ON customers.customer USING btree (id) WHERE (((rut_index IS NULL) <> (rut_part_index IS NULL)) OR (rut_part_index[1] <> rut_index));
CREATE INDEX data_block_of_user ON customers.data_block USING btree (user_id);
CREATE INDEX due_diligence_open ON customers.due_diligence USING btree (kind, customer_id) WHERE (settled_at IS NULL);
CREATE INDEX eap_request_of ON customers.eap_request USING btree (customer_id, id);
CREATE UNIQUE INDEX eap_request_open ON customers.eap_request USING btree (customer_id) WHERE (confirmed_at IS NULL);
CREATE INDEX funds_evidence_customer ON customers.funds_evidence USING btree (customer_id, accepted_until);
CREATE INDEX member_invitation_newest ON customers.member_invitation USING btree (customer_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX member_invitation_open ON customers.member_invitation USING btree (customer_id, email_index) WHERE (status = 'open'::text);
CREATE INDEX name_request_of ON customers.name_request USING btree (customer_id, id);
CREATE UNIQUE INDEX name_request_open ON customers.name_request USING btree (customer_id) WHERE (decision IS NULL);
CREATE INDEX name_request_screen ON customers.name_request USING btree (screen_at) WHERE (screen_at IS NOT NULL);
CREATE INDEX name_request_waiting ON customers.name_request USING btree (asked_at, id) WHERE (decision IS NULL);
CREATE INDEX note_customer ON customers.note USING btree (customer_id, id DESC);
CREATE INDEX restriction_exit ON customers.restriction USING btree (effective_on) WHERE ((ended_at IS NULL) AND (kind = 'exit'::text));
CREATE UNIQUE INDEX restriction_in_force ON customers.restriction USING btree (customer_id, kind) WHERE (ended_at IS NULL);
CREATE INDEX restriction_of ON customers.restriction USING btree (customer_id, since);
CREATE INDEX restriction_review ON customers.restriction USING btree (review_on) WHERE (ended_at IS NULL);
CREATE INDEX restriction_step_of ON customers.restriction_step USING btree (restriction_id, id);
CREATE UNIQUE INDEX signing_powers_in_force ON customers.signing_powers USING btree (customer_id) WHERE (ended_at IS NULL);
CREATE INDEX breach_known ON data_rights.breach USING btree (known_on DESC, id DESC);
CREATE INDEX request_due ON data_rights.request USING btree (due_at, id) WHERE (state = 'open'::text);
CREATE INDEX request_of_customer ON data_rights.request USING btree (customer_id, id DESC);
CREATE INDEX request_of_user ON data_rights.request USING btree (user_id, id DESC);
CREATE UNIQUE INDEX request_open ON data_rights.request USING btree (user_id, kind) WHERE (state = 'open'::text);
CREATE INDEX decision_at ON decisions.decision USING btree (at);
CREATE INDEX decision_of_customer ON decisions.decision USING btree (customer_id, id DESC);
CREATE INDEX decision_of_subject ON decisions.decision USING btree (about, subject, id DESC);
CREATE INDEX escalation_of_customer ON decisions.escalation USING btree (customer_id);
CREATE INDEX escalation_of_subject ON decisions.escalation USING btree (about, subject, id DESC);
CREATE UNIQUE INDEX escalation_open ON decisions.escalation USING btree (about, subject) WHERE (ended_at IS NULL);
CREATE INDEX escalation_waiting ON decisions.escalation USING btree (at, id) WHERE (ended_at IS NULL);
CREATE INDEX content_dropped ON documents.content USING btree (dropped_at) WHERE (dropped_at IS NOT NULL);
CREATE INDEX document_content ON documents.document USING btree (content_id);
CREATE INDEX document_customer ON documents.document USING btree (customer_id, received_at DESC, id DESC);
CREATE INDEX document_keep ON documents.document USING btree (keep_until) WHERE ((content_id IS NOT NULL) AND (NOT legal_hold));
CREATE UNIQUE INDEX document_once ON documents.document USING btree (customer_id, sent_hash) WHERE (state = ANY (ARRAY['received'::text, 'in-review'::text, 'accepted'::text]));
CREATE UNIQUE INDEX document_place ON documents.document USING btree (customer_id, kind, COALESCE(side, ''::text), page, ((state = 'accepted'::text))) WHERE (state = ANY (ARRAY['received'::text, 'in-review'::text, 'accepted'::text]));
CREATE INDEX document_queue ON documents.document USING btree (state, received_at, id);
CREATE INDEX document_selfie ON documents.document USING btree (received_at) WHERE ((kind = 'selfie'::text) AND (content_id IS NOT NULL));
CREATE INDEX reading_waiting ON documents.reading USING btree (requested_at) WHERE (state = 'waiting'::text);
CREATE INDEX upload_began ON documents.upload USING btree (began_at);
CREATE INDEX upload_content ON documents.upload USING btree (content_id);
CREATE INDEX upload_open ON documents.upload USING btree (customer_id) WHERE (state = ANY (ARRAY['receiving'::text, 'checking'::text]));
CREATE INDEX block_day ON evidence.block USING btree (day, height);
CREATE INDEX difference_standing ON instructions.difference USING btree (kind, about) WHERE ((sent_at IS NULL) AND (explanation IS DISTINCT FROM 'not-ours'::text));
CREATE INDEX difference_unexplained ON instructions.difference USING btree (found_at, id) WHERE (explanation IS NULL);
CREATE INDEX destruction_open ON keys.destruction USING btree (requested_at) WHERE (destroyed_at IS NULL);
CREATE INDEX journal_displaced ON ledger.journal USING gist (tstzrange(LEAST(effective_at, recorded_at), GREATEST(effective_at, recorded_at), '[]'::text)) WHERE (effective_at <> recorded_at);
CREATE INDEX journal_subject ON ledger.journal USING btree (subject);
CREATE INDEX journal_xid ON ledger.journal USING btree (xid);
CREATE INDEX pending_due_timeout ON ledger.pending_due USING btree (timeout_at);
CREATE UNIQUE INDEX transfer_pending ON ledger.transfer USING btree (pending_id) WHERE (action = 'pending'::text);
CREATE INDEX unsettled_oldest ON ledger.unsettled USING btree (code, since, owner);
CREATE INDEX view_shared ON list_views.view USING btree (list, name) WHERE shared;
CREATE UNIQUE INDEX comuna_today ON localities.comuna USING btree (code) WHERE (valid_to IS NULL);
CREATE UNIQUE INDEX region_today ON localities.region USING btree (code) WHERE (valid_to IS NULL);
CREATE INDEX message_due ON notifications.message USING btree (due_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX message_left ON notifications.message USING btree (user_id) WHERE ((address IS NOT NULL) OR (facts IS NOT NULL));
CREATE INDEX message_subject ON notifications.message USING btree (subject_id, created_at);
CREATE INDEX message_subscription ON notifications.message USING btree (subscription_id) WHERE ((state = 'waiting'::text) AND (subscription_id IS NOT NULL));
CREATE INDEX message_trouble ON notifications.message USING btree (state, channel) WHERE (state <> 'sent'::text);
CREATE INDEX message_user ON notifications.message USING btree (user_id, created_at DESC, id DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX notice_age ON notifications.notice USING btree (created_at);
CREATE INDEX notice_unread ON notifications.notice USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notice_user ON notifications.notice USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX push_subscription_user ON notifications.push_subscription USING btree (user_id);
CREATE INDEX reminder_due_at ON notifications.reminder USING btree (due_at);
CREATE INDEX application_due ON onboarding.application USING btree (due_at) WHERE (status = 'submitted'::text);
CREATE INDEX application_open ON onboarding.application USING btree (id) WHERE (status = ANY (ARRAY['draft'::text, 'not-confirmed'::text]));
CREATE INDEX application_waiting ON onboarding.application USING btree (waiting_since, id) WHERE (status = 'with-staff'::text);
CREATE INDEX attempt_application ON onboarding.attempt USING btree (application_id, at);
CREATE UNIQUE INDEX attempt_once ON onboarding.attempt USING btree (application_id, submission) WHERE (asked_by IS NULL);
CREATE INDEX company_file_open ON onboarding.company_file USING btree (id) WHERE (status = ANY (ARRAY['draft'::text, 'sent-back'::text]));
CREATE INDEX company_file_screen ON onboarding.company_file USING btree (screen_at) WHERE (screen_at IS NOT NULL);
CREATE INDEX company_file_usual ON onboarding.company_file USING btree (decided_at) INCLUDE (waited_minutes) WHERE (waited_minutes IS NOT NULL);
CREATE INDEX company_file_waiting ON onboarding.company_file USING btree (submitted_at, id) WHERE (status = 'submitted'::text);
CREATE INDEX registration_expires_at ON onboarding.registration USING btree (expires_at);
CREATE INDEX payin_order_open_amount ON payins.payin_order USING btree (amount_minor) WHERE (closed_at IS NULL);
CREATE INDEX payin_order_open_rut ON payins.payin_order USING btree (payer_rut_index) WHERE (closed_at IS NULL);
CREATE INDEX payment_account_newest ON payins.payment USING btree (payer_account_index, credited_at DESC, id DESC);
CREATE INDEX payment_amount_newest ON payins.payment USING btree (amount_minor, credited_at DESC, id DESC);
CREATE INDEX payment_named_order ON payins.payment USING btree (named_order_id, id) WHERE (named_order_id IS NOT NULL);
CREATE INDEX payment_newest ON payins.payment USING btree (credited_at DESC, id DESC);
CREATE INDEX payment_order ON payins.payment USING btree (order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX payment_order_of_amount ON payins.payment USING btree (amount_minor, id);
CREATE INDEX payment_payer_search ON payins.payment USING gin (payer_search_index) WITH (gin_pending_list_limit='512');
CREATE INDEX payment_receivable ON payins.payment USING btree (receivable_id) WHERE (receivable_id IS NOT NULL);
CREATE INDEX payment_request_order ON payins.payment_request USING btree (order_id, id);
CREATE INDEX payment_rut_newest ON payins.payment USING btree (payer_rut_index, credited_at DESC, id DESC);
CREATE INDEX payment_status_newest ON payins.payment USING btree (status, credited_at DESC, id DESC);
CREATE INDEX payment_without_payer_search ON payins.payment USING btree (id) WHERE ((payer_search_index IS NULL) OR (payer_search_index[1] <> payer_rut_index));
CREATE INDEX receivable_customer ON payins.receivable USING btree (customer_id) WHERE (status = 'open'::text);
CREATE INDEX receivable_customer_newest ON payins.receivable USING btree (customer_id, id DESC) WHERE (customer_id IS NOT NULL);
CREATE INDEX receivable_newest ON payins.receivable USING btree (status, id);
CREATE INDEX receivable_order ON payins.receivable USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX receivable_part_payment ON payins.receivable_part USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX receivable_part_receivable ON payins.receivable_part USING btree (receivable_id, at, id);
CREATE UNIQUE INDEX receivable_payment ON payins.receivable USING btree (payment_id) WHERE (refund_id IS NULL);
CREATE UNIQUE INDEX receivable_refund ON payins.receivable USING btree (refund_id) WHERE (refund_id IS NOT NULL);
CREATE INDEX receivable_rut ON payins.receivable USING btree (payer_rut_index) WHERE (status = 'open'::text);
CREATE INDEX receivable_status_amount ON payins.receivable USING btree (status, outstanding_minor, id);
CREATE INDEX receivable_waiting ON payins.receivable USING btree (opened_at, id) WHERE (status = 'open'::text);
CREATE INDEX refund_account_refund ON payins.refund_account USING btree (refund_id, id DESC);
CREATE INDEX refund_look ON payins.refund USING btree (look_at, id) WHERE ((status = ANY (ARRAY['rejected'::text, 'replaced'::text, 'cancelled'::text])) AND (look_at IS NOT NULL));
CREATE INDEX refund_order ON payins.refund USING btree (order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX refund_payment ON payins.refund USING btree (payment_id);
CREATE INDEX refund_status_amount ON payins.refund USING btree (status, amount_minor, id);
CREATE INDEX refund_under_way ON payins.refund USING btree (waits_since, id) WHERE (status = ANY (ARRAY['ready'::text, 'submitted'::text]));
CREATE INDEX refund_waiting ON payins.refund USING btree (due_at, id) WHERE (status = ANY (ARRAY['ready'::text, 'submitted'::text]));
CREATE INDEX refund_waiting_longest ON payins.refund USING btree (status, waits_since, id);
CREATE INDEX statement_payment_unreported ON payins.statement_payment USING btree (day) WHERE (bank_payment_id IS NULL);
CREATE INDEX suspense_amount ON payins.suspense USING btree (amount_minor, id) WHERE (status <> 'closed'::text);
CREATE INDEX suspense_due ON payins.suspense USING btree (due_at, id) WHERE (status = 'open'::text);
CREATE INDEX suspense_open ON payins.suspense USING btree (id) WHERE (status <> 'closed'::text);
CREATE INDEX suspense_open_payment ON payins.suspense USING btree (payment_id) WHERE (status <> 'closed'::text);
CREATE INDEX suspense_order ON payins.suspense USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX suspense_payment ON payins.suspense USING btree (payment_id) WHERE (refund_id IS NULL);
CREATE INDEX suspense_status_amount ON payins.suspense USING btree (status, amount_minor, id);
CREATE INDEX suspense_status_waiting ON payins.suspense USING btree (status, waits_since, id);
CREATE INDEX suspense_waiting ON payins.suspense USING btree (waits_since, id) WHERE (status <> 'closed'::text);
CREATE INDEX sweep_waiting ON payins.sweep USING btree (due_at) WHERE (status = 'ready'::text);
CREATE INDEX payout_due ON payouts.payout USING btree (status, due_at, id) WHERE (status = ANY (ARRAY['ready'::text, 'submitted'::text, 'unknown'::text]));
CREATE INDEX payout_look ON payouts.payout USING btree (look_at, id) WHERE ((status = ANY (ARRAY['credited'::text, 'rejected'::text, 'returned'::text])) AND (look_at IS NOT NULL));
CREATE INDEX payout_newest ON payouts.payout USING btree (created_at DESC, id DESC);
CREATE INDEX payout_rail_reference ON payouts.payout USING btree (rail_reference) WHERE (rail_reference IS NOT NULL);
CREATE INDEX payout_status_newest ON payouts.payout USING btree (status, created_at DESC, id DESC);
CREATE INDEX item_history ON pending_items.item USING btree (subject, opened_at, id);
CREATE UNIQUE INDEX item_open ON pending_items.item USING btree (subject, kind) WHERE (closed_at IS NULL);
CREATE INDEX item_staff ON pending_items.item USING btree (((blocks_from IS NULL)), turn_since, id) WHERE ((closed_at IS NULL) AND (turn = 'staff'::text));
CREATE INDEX item_stops ON pending_items.item USING btree (blocks_from) WHERE ((closed_at IS NULL) AND (turn = 'customer'::text) AND (reminded_of IS DISTINCT FROM blocks_from));
CREATE INDEX audit_action ON ONLY platform.audit USING btree (action, at, id);
CREATE INDEX audit_actor ON ONLY platform.audit USING btree (actor, at, id);
CREATE INDEX audit_at ON ONLY platform.audit USING btree (at, id);
CREATE INDEX audit_origin_at ON platform.audit_origin USING btree (at);
CREATE INDEX audit_subject ON ONLY platform.audit USING btree (subject, at, id) WHERE (subject IS NOT NULL);
CREATE INDEX audit_xid ON ONLY platform.audit USING btree (xid);
CREATE INDEX idempotency_created_at ON platform.idempotency USING btree (created_at);
CREATE INDEX partner_call_at ON ONLY platform.partner_call USING brin (at) WITH (autosummarize='on');
CREATE INDEX partner_call_subject ON ONLY platform.partner_call USING btree (subject, id) WHERE (subject IS NOT NULL);
CREATE INDEX partner_message_waiting ON platform.partner_message USING btree (partner, retry_at) WHERE (handled_at IS NULL);
CREATE INDEX trace_at ON platform.trace USING btree (at);
CREATE INDEX versioned_in_force ON platform.versioned USING btree (noun, key, in_force_from DESC, version DESC);
CREATE INDEX versioned_to_take_force ON platform.versioned USING btree (in_force_from) WHERE ((took_force_at IS NULL) AND (approved_by IS NOT NULL));
CREATE INDEX quote_created ON quotes.quote USING brin (created_at) WITH (autosummarize='on');
CREATE INDEX quote_customer ON quotes.quote USING btree (customer_id, id DESC);
CREATE INDEX rate_accepted ON quotes.rate USING btree (currency, as_of DESC, id DESC) WHERE accepted;
CREATE INDEX rate_alert_active ON quotes.rate_alert USING btree (currency, direction, clp_per_unit) WHERE (reached_at IS NULL);
CREATE INDEX rate_alert_customer ON quotes.rate_alert USING btree (customer_id, id DESC);
CREATE INDEX rate_fetched ON quotes.rate USING btree (fetched_at);
CREATE INDEX rate_newest ON quotes.rate USING btree (currency, as_of DESC, id DESC);
CREATE INDEX rate_read ON quotes.rate USING btree (as_of DESC, id DESC);
CREATE INDEX rate_unconfirmed ON quotes.rate USING btree (as_of DESC, id DESC) WHERE (NOT accepted);
CREATE INDEX recipient_account ON recipients.recipient USING btree (account_index);
CREATE INDEX recipient_account_ending ON recipients.recipient USING btree (account_ending, used_at DESC);
CREATE INDEX recipient_form_expiry ON recipients.recipient_form USING btree (expires_at);
CREATE INDEX recipient_form_newest ON recipients.recipient_form USING btree (customer_id, created_at DESC, id DESC);
CREATE INDEX recipient_listed ON recipients.recipient USING btree (customer_id, favourite DESC, used_at DESC, id DESC) WHERE (replaced_by IS NULL);
CREATE INDEX recipient_name_index ON recipients.recipient USING gin (name_index);
CREATE INDEX recipient_replaced ON recipients.recipient USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);
CREATE INDEX recipient_used ON recipients.recipient USING btree (customer_id, used_at DESC, id DESC);
CREATE INDEX recipient_without_alias_index ON recipients.recipient USING btree (id) WHERE ((alias IS NOT NULL) AND (alias_index IS NULL));
CREATE INDEX recipient_without_name_index ON recipients.recipient USING btree (id) WHERE ((name_index IS NULL) OR (name_index_of <> SUBSTRING(sha256(name) FROM 1 FOR 8)));
CREATE INDEX item_account_open ON reconciliation.item USING btree (account_id, amount_minor, day) WHERE (state = 'open'::text);
CREATE INDEX item_books_day ON reconciliation.item USING btree (account_id, side, day) INCLUDE (amount_minor);
CREATE UNIQUE INDEX item_journal ON reconciliation.item USING btree (account_id, journal_id) WHERE (side = 'books'::text);
CREATE UNIQUE INDEX item_line ON reconciliation.item USING btree (account_id, identity_hash) WHERE ((side = 'bank'::text) AND (state <> 'refused'::text));
CREATE INDEX item_match ON reconciliation.item USING btree (match_id) WHERE (match_id IS NOT NULL);
CREATE INDEX item_open ON reconciliation.item USING btree (day, id) WHERE (state = 'open'::text);
CREATE INDEX item_opening ON reconciliation.item USING btree (account_id) WHERE ((side = 'bank'::text) AND ("position" IS NULL));
CREATE INDEX item_statement ON reconciliation.item USING btree (statement_id, "position");
CREATE INDEX item_told ON reconciliation.item USING btree (day, id) WHERE ((detail IS NOT NULL) AND (state = ANY (ARRAY['matched'::text, 'refused'::text])));
CREATE INDEX match_part_item ON reconciliation.match_part USING btree (item_id);
CREATE INDEX match_rule ON reconciliation.match USING btree (rules_version, rule);
CREATE INDEX note_item ON reconciliation.note USING btree (item_id, id);
CREATE INDEX statement_account_newest ON reconciliation.statement USING btree (account_id, id DESC);
CREATE UNIQUE INDEX statement_file ON reconciliation.statement USING btree (account_id, file_hash, place) WHERE (state = 'accepted'::text);
CREATE INDEX statement_newest ON reconciliation.statement USING btree (id DESC);
CREATE UNIQUE INDEX statement_reference ON reconciliation.statement USING btree (account_id, reference) WHERE (state = 'accepted'::text);
CREATE INDEX statement_refused ON reconciliation.statement USING btree (account_id, file_hash, place, id) WHERE (state = 'refused'::text);
CREATE INDEX donation_cause ON referrals.donation USING btree (cause, state, confirmed_at, id) WHERE (state <> 'asked'::text);
CREATE INDEX donation_state ON referrals.donation USING btree (state, confirmed_at, id) WHERE (state <> 'asked'::text);
CREATE INDEX donation_user ON referrals.donation USING btree (user_id, id DESC);
CREATE INDEX fee_refund_user ON referrals.fee_refund USING btree (user_id, at DESC, transfer_id DESC);
CREATE INDEX invitation_inviter ON referrals.invitation USING btree (inviter_user_id, invited_at DESC, id DESC);
CREATE INDEX reward_applied ON referrals.reward USING btree (user_id, applied_to) WHERE (state = 'applied'::text);
CREATE INDEX reward_undecided ON referrals.reward USING btree (user_id) WHERE (state = 'open'::text);
CREATE INDEX reward_user ON referrals.reward USING btree (user_id, earned_at DESC, id DESC);
CREATE INDEX company_owners_differ ON requirements.company_owners USING btree (customer_id) WHERE (differs_since IS NOT NULL);
CREATE UNIQUE INDEX company_paper_document ON requirements.company_paper USING btree (document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX identity_effective_end ON requirements.identity USING btree (effective_end) WHERE (effective_end IS NOT NULL);
CREATE INDEX identity_fault ON requirements.identity USING btree (customer_id) WHERE (fault_since IS NOT NULL);
CREATE UNIQUE INDEX level_application_open ON requirements.level_application USING btree (customer_id) WHERE (status <> 'granted'::text);
CREATE INDEX level_application_usual ON requirements.level_application USING btree (level, decided_at) INCLUDE (waited_minutes) WHERE (waited_minutes IS NOT NULL);
CREATE INDEX level_application_waiting ON requirements.level_application USING btree (submitted_at, id) WHERE (status = 'submitted'::text);
CREATE INDEX paper_customer ON requirements.paper USING btree (customer_id, code);
CREATE UNIQUE INDEX request_open ON requirements.request USING btree (customer_id, code) WHERE (closed_at IS NULL);
CREATE INDEX selfie_check_newest ON requirements.selfie_check USING btree (customer_id, decided_at DESC, id DESC);
CREATE INDEX selfie_comparison_customer ON requirements.selfie_comparison USING btree (customer_id);
CREATE INDEX selfie_comparison_due ON requirements.selfie_comparison USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX selfie_consent_of_user ON requirements.selfie_consent USING btree (user_id, at DESC);
CREATE UNIQUE INDEX selfie_consent_open ON requirements.selfie_consent USING btree (customer_id) WHERE (ended_at IS NULL);
CREATE INDEX run_newest ON retention.run USING btree (mode, began_at DESC);
CREATE UNIQUE INDEX run_open ON retention.run USING btree (mode) WHERE (ended_at IS NULL);
CREATE INDEX assessment_of_customer ON risk.assessment USING btree (customer_id, id DESC);
CREATE INDEX exposure_case_assessment ON risk.exposure_case USING btree (assessment_id) WHERE (assessment_id IS NOT NULL);
CREATE INDEX exposure_case_of_customer ON risk.exposure_case USING btree (customer_id, id DESC);
CREATE UNIQUE INDEX exposure_case_open ON risk.exposure_case USING btree (customer_id) WHERE (closed_at IS NULL);
CREATE INDEX exposure_case_waiting ON risk.exposure_case USING btree (opened_at) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX override_in_force ON risk.override USING btree (customer_id) WHERE (ended_at IS NULL);
CREATE INDEX check_at ON screening."check" USING brin (at) WITH (autosummarize='on');
CREATE INDEX check_subject ON screening."check" USING btree (subject, id);
CREATE INDEX account_statement_customer ON statements.account_statement USING btree (customer_id, issued_at DESC, id DESC);
CREATE INDEX tax_export_month ON statements.tax_export USING btree (month, exported_at DESC);
CREATE INDEX thread_customer ON support.thread USING btree (customer_id, last_at DESC, id DESC) WHERE (customer_id IS NOT NULL);
CREATE INDEX thread_first_answer ON support.thread USING btree (first_answer_at) INCLUDE (first_answer_minutes) WHERE ((first_answer_at IS NOT NULL) AND (kind <> 'complaint'::text));
CREATE UNIQUE INDEX thread_of_file ON support.thread USING btree (customer_id) WHERE (kind = 'file'::text);
CREATE UNIQUE INDEX thread_of_transfer ON support.thread USING btree (transfer_id) WHERE (kind = 'transfer'::text);
CREATE INDEX thread_queue ON support.thread USING btree (state, queue_at, id);
CREATE INDEX thread_queue_kind ON support.thread USING btree (state, kind, queue_at, id);
CREATE INDEX thread_state_last ON support.thread USING btree (state, last_at, id);
CREATE INDEX thread_unread ON support.thread USING btree (customer_id) WHERE unread;
CREATE UNIQUE INDEX acceptance_of_registration ON terms.acceptance USING btree (registration_id, kind) WHERE (registration_id IS NOT NULL);
CREATE UNIQUE INDEX acceptance_of_user ON terms.acceptance USING btree (user_id, kind, version) WHERE (user_id IS NOT NULL);
CREATE INDEX choice_due ON transfers.choice USING btree (due_at, id) WHERE (answered_at IS NULL);
CREATE INDEX choice_offer ON transfers.choice USING btree (offer_until) WHERE ((answered_at IS NULL) AND (offer_until IS NOT NULL));
CREATE UNIQUE INDEX choice_open ON transfers.choice USING btree (transfer_id) WHERE (answered_at IS NULL);
CREATE INDEX choice_waiting ON transfers.choice USING btree (opened_at) WHERE (answered_at IS NULL);
CREATE INDEX claim_open ON transfers.claim USING btree (opened_at, id) WHERE (closed_at IS NULL);
CREATE INDEX claim_transfer ON transfers.claim USING btree (transfer_id);
CREATE INDEX correction_customer ON transfers.correction USING btree (customer_id, opened_at) WHERE (acts = 'customer'::text);
CREATE INDEX correction_decided ON transfers.correction USING btree (id DESC) WHERE (closed_at IS NOT NULL);
CREATE INDEX correction_due ON transfers.correction USING btree (due_at, id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX correction_open ON transfers.correction USING btree (transfer_id) WHERE (closed_at IS NULL);
CREATE INDEX correction_waiting ON transfers.correction USING btree (opened_at) WHERE (closed_at IS NULL);
CREATE INDEX event_at ON ONLY transfers.event USING brin (at) WITH (autosummarize='on');
CREATE INDEX event_ended ON ONLY transfers.event USING btree (event, at) WHERE (event = ANY (ARRAY['payout-rejected'::text, 'returned'::text, 'refunded'::text, 'review-refused'::text, 'cancelled'::text, 'expired'::text]));
CREATE INDEX former_parties_transfer ON transfers.former_parties USING btree (transfer_id, id);
CREATE INDEX hold_due ON transfers.hold USING btree (rate_until, transfer_id) WHERE (ended_at IS NULL);
CREATE INDEX hold_history ON transfers.hold USING btree (transfer_id, opened_at);
CREATE UNIQUE INDEX hold_open ON transfers.hold USING btree (transfer_id) WHERE (ended_at IS NULL);
CREATE INDEX recall_open ON transfers.recall USING btree (due_at, transfer_id) WHERE (answered_at IS NULL);
CREATE INDEX review_closed ON transfers.review USING btree (closed_at DESC, id) WHERE (closed_at IS NOT NULL);
CREATE INDEX review_due ON transfers.review USING btree (due_at, id) WHERE (closed_at IS NULL);
CREATE INDEX review_of_customer ON transfers.review USING btree (customer_id, reason, closed_at);
CREATE UNIQUE INDEX review_open ON transfers.review USING btree (transfer_id) WHERE (closed_at IS NULL);
CREATE INDEX review_transfer ON transfers.review USING btree (transfer_id);
CREATE INDEX review_waiting ON transfers.review USING btree (opened_at) WHERE (closed_at IS NULL);
CREATE INDEX signature_request_newest ON transfers.signature_request USING btree (customer_id, created_at DESC, id DESC);
CREATE INDEX signature_request_open ON transfers.signature_request USING btree (expires_at) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX tracking_link_open ON transfers.tracking_link USING btree (transfer_id) WHERE (revoked_at IS NULL);
CREATE INDEX transfer_customer ON transfers.transfer USING btree (customer_id, created_at DESC, id DESC);
CREATE INDEX transfer_customer_changed ON transfers.transfer USING btree (customer_id, changed_at DESC, id DESC);
CREATE INDEX transfer_customer_state ON transfers.transfer USING btree (customer_id, state, created_at DESC, id DESC);
CREATE INDEX transfer_deadline ON transfers.transfer USING btree (funding_deadline_at) WHERE (state = 'awaiting-payin'::text);
CREATE INDEX transfer_funded ON transfers.transfer USING btree (lease_until, id) WHERE (state = 'funded'::text);
CREATE INDEX transfer_held ON transfers.transfer USING btree (customer_id) WHERE (state = 'held'::text);
CREATE INDEX transfer_held_user ON transfers.transfer USING btree (user_id) WHERE (state = 'held'::text);
CREATE INDEX transfer_long ON transfers.transfer USING btree (customer_id, changed_at) WHERE ((changed_at - created_at) > '30 days'::interval);
CREATE INDEX transfer_made ON transfers.transfer USING btree (created_at DESC, id DESC);
CREATE INDEX transfer_order_of_sent ON transfers.transfer USING btree (send_minor, id);
CREATE INDEX transfer_received ON transfers.transfer USING btree (customer_id, receive_minor, created_at DESC, id DESC);
CREATE INDEX transfer_received_amount ON transfers.transfer USING btree (currency, receive_minor, id DESC);
CREATE INDEX transfer_recipient ON transfers.transfer USING btree (recipient_id, created_at DESC, id DESC);
CREATE INDEX transfer_sent ON transfers.transfer USING btree (customer_id, send_minor, created_at DESC, id DESC);
CREATE INDEX transfer_state_made ON transfers.transfer USING btree (state, created_at DESC, id DESC);
CREATE INDEX transfer_travelling ON transfers.transfer USING btree (changed_at, id) WHERE (state = 'payout-submitted'::text);
CREATE UNIQUE INDEX capital_movement_corrects ON treasury.capital_movement USING btree (corrects);
CREATE INDEX capital_movement_newest ON treasury.capital_movement USING btree (proposed_at DESC, id DESC);
CREATE UNIQUE INDEX capital_movement_opening ON treasury.capital_movement USING btree (account_code, currency) WHERE ((kind = 'opening-balance'::text) AND (state = 'booked'::text));
CREATE INDEX capital_movement_waiting ON treasury.capital_movement USING btree (proposed_at DESC, id DESC) WHERE (state = 'waiting'::text);

create view access.v_device as
 SELECT id,
    holder_id AS user_id,
    first_seen_at
   FROM access.user_device;
create view access.v_member as
 SELECT user_id,
    customer_id
   FROM access.membership;
create view access.v_membership as
 SELECT user_id,
    customer_id,
    role,
    created_at
   FROM access.membership;
create view access.v_user_email as
 SELECT id,
    email_index
   FROM access."user";
create view approvals.v_waiting as
 SELECT id,
    action,
    subject,
    proposal,
    proposed_by,
    proposed_at
   FROM approvals.approval
  WHERE decision IS NULL;
create view assignments.v_assignment as
 SELECT kind,
    subject,
    staff_id,
    assigned_at
   FROM assignments.assignment;
create view assignments.v_follower as
 SELECT staff_id,
    kind,
    subject
   FROM assignments.follower;
create view assignments.v_mention as
 SELECT m.staff_id,
    c.kind,
    c.subject,
    c.at
   FROM assignments.mention m
     JOIN assignments.comment c ON c.id = m.comment_id
  WHERE m.read_at IS NULL;
create view assignments.v_priority as
 SELECT kind,
    subject,
    priority
   FROM assignments.priority;
create view closes.v_record as
 SELECT id,
    scope,
    from_day,
    day,
    made_at
   FROM closes.record;
create view customers.v_closing as
 SELECT customer_id
   FROM customers.closure
  WHERE withdrawn_at IS NULL AND completed_at IS NULL;
create view customers.v_closure as
 SELECT id,
    customer_id,
    asked_at,
    withdrawn_at,
    completed_at
   FROM customers.closure;
create view customers.v_customer as
 SELECT id,
    kind,
    status,
    level,
    identity,
    country,
    rut_index,
    name_index,
    created_at,
    rut_part_index
   FROM customers.customer;
create view customers.v_data_block as
 SELECT customer_id,
    user_id,
    since
   FROM customers.data_block;
create view customers.v_frozen as
 SELECT customer_id
   FROM customers.restriction
  WHERE ended_at IS NULL AND kind = 'freeze'::text;
create view customers.v_funds_evidence as
 SELECT customer_id,
    ceiling_usd_cents,
    accepted_at,
    accepted_until
   FROM customers.funds_evidence
  WHERE ended_at IS NULL;
create view customers.v_known as
 SELECT id,
    kind,
    level,
    status
   FROM customers.customer;
create view customers.v_name_asked as
 SELECT id,
    customer_id,
    asked_at
   FROM customers.name_request;
create view customers.v_name_request as
 SELECT id,
    customer_id,
    asked_at,
    due_at,
    verdict
   FROM customers.name_request
  WHERE decision IS NULL;
create view customers.v_note as
 SELECT id,
    customer_id,
    audience,
    author_id,
    at
   FROM customers.note;
create view customers.v_relationship as
 SELECT id,
    status,
    ( SELECT k.completed_at
           FROM customers.closure k
          WHERE k.customer_id = c.id AND k.withdrawn_at IS NULL) AS ended_at,
    (EXISTS ( SELECT
           FROM customers.restriction r
          WHERE r.customer_id = c.id AND r.kind = 'legal-hold'::text AND r.ended_at IS NULL)) AS legal_hold
   FROM customers.customer c;
create view customers.v_restricted as
 SELECT DISTINCT customer_id
   FROM customers.restriction
  WHERE ended_at IS NULL AND kind <> 'legal-hold'::text;
create view customers.v_restriction_review as
 SELECT id,
    customer_id,
    kind,
    review_on,
    (review_on::timestamp without time zone AT TIME ZONE 'America/Santiago'::text) AS due_at
   FROM customers.restriction
  WHERE ended_at IS NULL;
create view customers.v_restriction_step as
 SELECT s.id,
    r.customer_id,
    r.kind,
    s.change,
    s.decided_by,
    s.at
   FROM customers.restriction_step s
     JOIN customers.restriction r ON r.id = s.restriction_id;
create view data_rights.v_request as
 SELECT id,
    customer_id,
    folio,
    received_at
   FROM data_rights.request;
create view data_rights.v_request_open as
 SELECT id,
    received_at,
    due_at,
    customer_id,
    folio
   FROM data_rights.request
  WHERE state = 'open'::text;
create view decisions.v_decision as
 SELECT id,
    customer_id,
    about,
    outcome,
    decided_by,
    at
   FROM decisions.decision;
create view decisions.v_escalation_open as
 SELECT at,
    due_at,
    about,
    subject
   FROM decisions.escalation
  WHERE ended_at IS NULL;
create view decisions.v_last_decision as
 SELECT customer_id,
    max(at) AS at
   FROM decisions.decision
  GROUP BY customer_id;
create view documents.v_document as
 SELECT id,
    customer_id,
    kind,
    side,
    page,
    state,
    reason,
    received_at,
    decided_at,
    taken_by
   FROM documents.document;
create view evidence.v_newest_block as
 SELECT COALESCE(max(height), 0::bigint) AS height
   FROM evidence.block;
create view evidence.v_replay as
 SELECT began_at,
    faults
   FROM evidence.verification;
create view instructions.v_standing as
 SELECT kind,
    reference,
    about
   FROM instructions.difference
  WHERE sent_at IS NULL AND explanation IS DISTINCT FROM 'not-ours'::text AND (status <> ALL (ARRAY['rejected'::text, 'returned'::text]));
create view ledger.tail as
 SELECT lot.account_id,
    ledger.side_sequence(lot.sequence, side.nth) AS sequence,
    side.journal_id,
    side."position",
        CASE
            WHEN side.is_credit THEN 'credit'::text
            ELSE 'debit'::text
        END AS side,
    side.posted_minor,
    side.pending_minor,
    lot.recorded_at
   FROM ledger.lot
     CROSS JOIN LATERAL UNNEST(lot.journal_ids, lot.positions, lot.are_credits, lot.posted_minors, lot.pending_minors) WITH ORDINALITY side(journal_id, "position", is_credit, posted_minor, pending_minor, nth);
create view ledger.v_account as
 SELECT id,
    code,
    NULLIF(owner, '00000000-0000-0000-0000-000000000000'::uuid) AS owner,
    currency
   FROM ledger.account;
create view ledger.v_side as
 SELECT entry.account_id,
    entry.version,
    entry.journal_id,
    entry.side,
    entry.posted_minor,
    journal.kind,
    journal.subject,
    journal.effective_at,
    entry.recorded_at
   FROM ledger.entry
     JOIN ledger.journal ON journal.id = entry.journal_id;
create view ledger.v_unsettled as
 SELECT unsettled.code,
    NULLIF(unsettled.owner, '00000000-0000-0000-0000-000000000000'::uuid) AS owner,
    unsettled.currency,
    unsettled.since,
        CASE account.normal_side
            WHEN 'credit'::text THEN account.credits_posted - account.debits_posted
            ELSE account.debits_posted - account.credits_posted
        END AS posted_minor
   FROM ledger.unsettled
     JOIN ledger.account ON account.id = unsettled.account_id;
create view localities.v_comuna as
 SELECT c.code,
    GREATEST(c.valid_from, r.valid_from) AS valid_from,
    LEAST(c.valid_to, r.valid_to) AS valid_to
   FROM localities.comuna c
     JOIN localities.region r ON r.code = c.region_code;
create view notifications.v_message as
 SELECT id,
    channel,
    template,
    subject_id,
    state,
    created_at,
    sent_at,
    user_id
   FROM notifications.message;
create view onboarding.v_application as
 SELECT id,
    user_id,
    status,
    cause,
    submitted_at,
    waiting_since,
    review_due_at
   FROM onboarding.application;
create view onboarding.v_company_file as
 SELECT id AS customer_id,
    company_type,
    registry_regime,
    owners_version,
    status,
    submitted_at
   FROM onboarding.company_file;
create view onboarding.v_company_file_waiting as
 SELECT id,
    submitted_at,
    review_due_at,
    verdict
   FROM onboarding.company_file
  WHERE status = 'submitted'::text;
create view payins.v_bank_fact as
 SELECT platform.derived_id(said.word, p.id::text) AS journal_id,
    p.id AS subject,
    ARRAY[p.bank_payment_id, o.reference] AS refs,
    p.payer_rut_index AS rut_index
   FROM payins.payment p
     LEFT JOIN payins.payin_order o ON o.id = p.order_id,
    ( VALUES ('payin-received'::text), ('payin-reversed'::text)) said(word)
UNION ALL
 SELECT platform.derived_id(said.word, p.id::text) AS journal_id,
    p.order_id AS subject,
    ARRAY[p.bank_payment_id, o.reference] AS refs,
    p.payer_rut_index AS rut_index
   FROM payins.payment p
     JOIN payins.payin_order o ON o.id = p.order_id,
    ( VALUES ('payin-received'::text), ('payin-reversed'::text)) said(word)
UNION ALL
 SELECT platform.derived_id(said.word, r.id::text) AS journal_id,
    r.order_id AS subject,
    ARRAY[r.id::text] AS refs,
    p.payer_rut_index AS rut_index
   FROM payins.refund r
     JOIN payins.payment p ON p.id = r.payment_id,
    ( VALUES ('refund-ended'::text), ('refund-settled-after-all'::text), ('refund-paid-twice'::text)) said(word)
  WHERE r.order_id IS NOT NULL
UNION ALL
 SELECT platform.derived_id(said.word, r.id::text) AS journal_id,
    r.payment_id AS subject,
    ARRAY[r.id::text] AS refs,
    p.payer_rut_index AS rut_index
   FROM payins.refund r
     JOIN payins.payment p ON p.id = r.payment_id,
    ( VALUES ('refund-ended'::text), ('refund-settled-after-all'::text), ('refund-paid-twice'::text)) said(word)
UNION ALL
 SELECT platform.derived_id(said.word, w.id::text) AS journal_id,
    w.id AS subject,
    ARRAY[w.id::text] AS refs,
    NULL::bytea AS rut_index
   FROM payins.sweep w,
    ( VALUES ('sweep-ordered'::text), ('sweep-ended'::text)) said(word);
create view payins.v_case as
 SELECT suspense.id,
    'suspense'::text AS kind,
    suspense.order_id,
    suspense.waits_since AS opened_at,
    suspense.amount_minor
   FROM payins.suspense
UNION ALL
 SELECT refund.id,
    'refund'::text AS kind,
    refund.order_id,
    refund.created_at AS opened_at,
    refund.amount_minor
   FROM payins.refund
UNION ALL
 SELECT receivable.id,
    'receivable'::text AS kind,
    receivable.order_id,
    receivable.opened_at,
    receivable.amount_minor
   FROM payins.receivable;
create view payins.v_debt as
 SELECT id,
    customer_id,
    reference,
    amount_minor,
    outstanding_minor,
    status,
    opened_at,
    closed_at
   FROM payins.receivable;
create view payins.v_payment as
 SELECT id,
    bank_payment_id,
    COALESCE(order_id, named_order_id) AS order_id,
    amount_minor,
    status,
    credited_at,
    payer_search_index,
    payer_rut_index,
    payer_account_index,
    payer_bank
   FROM payins.payment;
create view payins.v_payment_request as
 SELECT client_reference,
    order_id
   FROM payins.payment_request;
create view payins.v_receivable as
 SELECT id,
    payment_id,
    order_id,
    customer_id,
    debtor,
    outstanding_minor,
    owner_team,
    opened_at,
    due_at
   FROM payins.receivable
  WHERE status = 'open'::text;
create view payins.v_refund as
 SELECT order_id,
    amount_minor,
    status,
    created_at
   FROM payins.refund
  WHERE status <> ALL (ARRAY['replaced'::text, 'cancelled'::text]);
create view payins.v_refund_open as
 SELECT id,
    order_id,
    created_at AS since
   FROM payins.refund
  WHERE status = ANY (ARRAY['ready'::text, 'submitted'::text]);
create view payins.v_refund_rejected as
 SELECT id,
    order_id,
    waits_since,
    amount_minor
   FROM payins.refund
  WHERE status = 'rejected'::text;
create view payins.v_refund_under_way as
 SELECT id,
    payment_id,
    order_id,
    amount_minor,
    waits_since
   FROM payins.refund
  WHERE status = ANY (ARRAY['ready'::text, 'submitted'::text]);
create view payins.v_settled_refund as
 SELECT order_id,
    sum(amount_minor)::bigint AS settled_minor
   FROM payins.refund
  WHERE status = 'settled'::text AND order_id IS NOT NULL
  GROUP BY order_id;
create view payins.v_suspense as
 SELECT id,
    payment_id,
    refund_id,
    order_id,
    why,
    amount_minor,
    status,
    owner_team,
    owner_staff_id,
    waits_since,
    due_at
   FROM payins.suspense
  WHERE status <> 'closed'::text;
create view payins.v_sweep_under_way as
 SELECT id,
    amount_minor,
    created_at
   FROM payins.sweep
  WHERE status = 'ready'::text;
create view payouts.v_bank_fact as
 SELECT transfer_id,
    ARRAY[id::text, rail_reference] AS refs
   FROM payouts.payout;
create view payouts.v_payout as
 SELECT id,
    transfer_id,
    currency,
    amount_minor,
    status,
    created_at
   FROM payouts.payout;
create view payouts.v_waiting as
 SELECT transfer_id,
    status = 'unknown'::text OR untaken_since IS NOT NULL AS is_unanswered,
    COALESCE(untaken_since, created_at) AS since
   FROM payouts.payout
  WHERE status = ANY (ARRAY['ready'::text, 'unknown'::text, 'submitted'::text]);
create view pending_items.v_open as
 SELECT id,
    kind,
    subject,
    facts,
    turn,
    turn_since,
    opened_at,
    due_at,
    blocks_from,
    deferred_until
   FROM pending_items.item
  WHERE closed_at IS NULL;
create view platform.v_audit as
 SELECT audit.id,
    audit.at,
    audit.actor,
    audit.action,
    audit.subject,
    audit.outcome,
    audit.request_id,
    audit.facts,
    audit_origin.address,
    audit.xid
   FROM platform.audit
     LEFT JOIN platform.audit_origin ON audit_origin.audit_id = audit.id;
create view platform.v_partition as
 SELECT pg_inherits.inhparent::regclass AS divided,
    pg_inherits.inhrelid::regclass AS partition,
    pg_inherits.inhrelid = pg_partitioned_table.partdefid AS is_default,
    NULLIF("substring"(pg_get_expr(pg_class.relpartbound, pg_inherits.inhrelid), 'FROM \(''?([^'')]+)''?\) TO'::text), 'MINVALUE'::text) AS lower,
    "substring"(pg_get_expr(pg_class.relpartbound, pg_inherits.inhrelid), 'TO \(''?([^'')]+)''?\)'::text) AS upper
   FROM pg_partitioned_table
     JOIN pg_inherits ON pg_inherits.inhparent = pg_partitioned_table.partrelid
     JOIN pg_class ON pg_class.oid = pg_inherits.inhrelid
  WHERE pg_class.relkind = 'r'::"char";
create view platform.v_partner_call as
 SELECT partner,
    outcome,
    duration_ms,
    at
   FROM platform.partner_call;
create view quotes.v_accepted_rate as
 SELECT currency,
    as_of
   FROM quotes.rate
  WHERE accepted;
create view quotes.v_price as
 SELECT id,
    fee_net_minor,
    fee_iva_minor,
    converted_minor,
    spread_minor,
    customer_rate,
    mid_rate,
    residue_minor,
    arrival_at,
    customer_id,
    corridor_id,
    send_minor,
    created_at
   FROM quotes.quote;
create view quotes.v_rate as
 SELECT id,
    currency,
    as_of,
    accepted
   FROM quotes.rate;
create view recipients.v_recipient as
 SELECT id,
    customer_id,
    currency,
    account_ending,
    used_at,
    created_at,
    corrected_at,
    replaced_by,
    name_index,
    account_index
   FROM recipients.recipient;
create view reconciliation.v_account as
 SELECT code,
    currency,
    starts_on,
    covered_until,
    (EXISTS ( SELECT
           FROM ledger.v_side s
          WHERE s.account_id = account.id)) AS has_entries
   FROM reconciliation.account;
create view reconciliation.v_break as
 SELECT i.id,
    a.code,
    a.currency,
    i.side,
    i.day,
    i.amount_minor,
    i.owner_staff_id,
    i.account_id
   FROM reconciliation.item i
     JOIN reconciliation.account a ON a.id = i.account_id
  WHERE i.state = 'open'::text AND (i.side = 'bank'::text OR i.day >= a.starts_on AND i.day <= a.covered_until AND (i.moved_at <= a.covered_at) IS NOT FALSE);
create view referrals.v_open_reward as
 SELECT id,
    user_id,
    amount_minor - spent_minor AS remaining_minor,
    earned_at AS since,
    kept_until
   FROM referrals.reward
  WHERE state = 'open'::text;
create view requirements.v_level_application as
 SELECT id,
    customer_id,
    level,
    status,
    submitted_at,
    decided_at
   FROM requirements.level_application;
create view requirements.v_level_waiting as
 SELECT id,
    customer_id,
    submitted_at,
    answer_by
   FROM requirements.level_application
  WHERE status = 'submitted'::text;
create view requirements.v_selfie_consent as
 SELECT id,
    user_id,
    answer,
    text_version,
    at,
    ended_at
   FROM requirements.selfie_consent;
create view risk.v_assessment as
 SELECT id,
    customer_id,
    risk,
    at
   FROM risk.assessment;
create view risk.v_exposure_case as
 SELECT id,
    customer_id,
    opened_at,
    due_at
   FROM risk.exposure_case
  WHERE closed_at IS NULL;
create view risk.v_override as
 SELECT id,
    customer_id,
    risk,
    confirmed_by,
    set_by,
    at
   FROM risk.override;
create view screening.v_check as
 SELECT list_version,
    verdict,
    at
   FROM screening."check";
create view statements.v_tax_export as
 SELECT month,
    exported_by,
    exported_at
   FROM statements.tax_export;
create view support.v_message as
 SELECT id,
    thread_id,
    author,
    author_id,
    at,
    event
   FROM support.message;
create view support.v_thread as
 SELECT id,
    folio,
    kind,
    state,
    customer_id,
    transfer_id,
    opened_at,
    due_at,
    last_at,
    queue_at
   FROM support.thread;
create view terms.v_acceptance as
 SELECT user_id,
    kind,
    version,
    at,
    id
   FROM terms.acceptance
  WHERE user_id IS NOT NULL;
create view transfers.v_choice_waiting as
 SELECT id,
    transfer_id,
    kind,
    offered IS NOT NULL AS is_offered,
    opened_at,
    due_at
   FROM transfers.choice
  WHERE answered_at IS NULL;
create view transfers.v_claim as
 SELECT c.id,
    c.transfer_id,
    c.currency,
    c.amount_minor,
    c.opened_at,
    c.due_at,
    t.reference,
    t.customer_id,
    t.state
   FROM transfers.claim c
     JOIN transfers.transfer t ON t.id = c.transfer_id
  WHERE c.closed_at IS NULL;
create view transfers.v_correction as
 SELECT transfer_id,
    attempt,
    code
   FROM transfers.correction;
create view transfers.v_event as
 SELECT transfer_id,
    sequence,
    to_state,
    event,
    at,
    from_state,
    facts ->> 'reason'::text AS reason,
    (facts ->> 'attempt'::text)::integer AS attempt
   FROM transfers.event;
create view transfers.v_last_change as
 SELECT id,
    customer_id,
    changed_at
   FROM transfers.transfer;
create view transfers.v_moving_money as
 SELECT t.id,
    t.reference,
    t.customer_id,
    t.state,
    t.receive_minor,
    t.currency,
    t.changed_at,
    COALESCE(choice.due_at, correction.due_at, hold.rate_until,
        CASE
            WHEN t.state = 'awaiting-payin'::text THEN t.funding_deadline_at
            ELSE NULL::timestamp with time zone
        END) AS due_at,
        CASE
            WHEN hold.id IS NOT NULL THEN
            CASE
                WHEN item.turn = 'staff'::text THEN 'compliance'::text
                ELSE 'customer'::text
            END
            WHEN choice.id IS NOT NULL THEN
            CASE
                WHEN choice.offered IS NULL THEN 'treasury'::text
                ELSE 'customer'::text
            END
            WHEN correction.id IS NOT NULL THEN
            CASE
                WHEN correction.acts = 'customer'::text THEN 'customer'::text
                ELSE 'treasury'::text
            END
            ELSE NULL::text
        END AS turn
   FROM transfers.transfer t
     LEFT JOIN transfers.choice ON choice.transfer_id = t.id AND choice.answered_at IS NULL AND (t.state = ANY (ARRAY['awaiting-payin'::text, 'held'::text]))
     LEFT JOIN transfers.correction ON correction.transfer_id = t.id AND correction.closed_at IS NULL AND (t.state = ANY (ARRAY['returned'::text, 'correcting'::text]))
     LEFT JOIN transfers.hold ON hold.transfer_id = t.id AND hold.ended_at IS NULL AND t.state = 'held'::text
     LEFT JOIN pending_items.v_open item ON item.id = hold.item_id;
create view transfers.v_ordered_by as
 SELECT id,
    customer_id,
    user_id,
    reference,
    state,
    send_minor,
    created_at
   FROM transfers.transfer;
create view transfers.v_paper as
 SELECT t.id,
    t.reference,
    t.customer_id,
    t.quote_id,
    t.state,
    t.send_minor,
    t.receive_minor,
    t.currency,
    t.usd_cents,
    t.created_at,
    COALESCE(arrived.at,
        CASE
            WHEN t.state = 'delivered'::text THEN t.changed_at
            ELSE NULL::timestamp with time zone
        END) AS delivered_at
   FROM transfers.transfer t
     LEFT JOIN LATERAL ( SELECT max(e.at) AS at
           FROM transfers.event e
          WHERE e.transfer_id = t.id AND e.to_state = 'delivered'::text) arrived ON true;
create view transfers.v_review as
 SELECT id,
    transfer_id,
    reason,
    closed_at,
    opened_at,
    customer_id
   FROM transfers.review;
create view transfers.v_review_waiting as
 SELECT id,
    transfer_id,
    reason,
    opened_at,
    due_at
   FROM transfers.review
  WHERE closed_at IS NULL;
create view transfers.v_signature_request as
 SELECT r.id,
    r.customer_id,
    r.requested_by,
    r.send_minor,
    r.state,
    r.transfer_id,
    r.created_at,
    s.user_id AS signed_by,
    s.at AS signed_at
   FROM transfers.signature_request r
     LEFT JOIN transfers.signature s ON s.request_id = r.id;
create view transfers.v_state_change as
 SELECT transfer_id,
    platform.derived_id(transfer_id::text, sequence::text) AS id,
    to_state,
    at
   FROM transfers.event
  WHERE from_state <> to_state;
create view transfers.v_stuck as
 SELECT t.id,
    t.state AS why,
    1 AS rank,
    c.opened_at AS since,
    c.due_at
   FROM transfers.transfer t
     JOIN transfers.correction c ON c.transfer_id = t.id AND c.closed_at IS NULL
  WHERE t.state = ANY (ARRAY['returned'::text, 'correcting'::text])
UNION ALL
 SELECT t.id,
        CASE
            WHEN w.is_unanswered THEN 'payout-unknown'::text
            ELSE 'payout-late'::text
        END AS why,
    1 AS rank,
    w.since,
    NULL::timestamp with time zone AS due_at
   FROM transfers.transfer t
     JOIN payouts.v_waiting w ON w.transfer_id = t.id
  WHERE t.state = ANY (ARRAY['converting'::text, 'payout-unknown'::text, 'payout-submitted'::text])
UNION ALL
 SELECT t.id,
    'refund-rejected'::text AS why,
    1 AS rank,
    t.changed_at AS since,
    NULL::timestamp with time zone AS due_at
   FROM transfers.transfer t
  WHERE t.state = 'refunding'::text AND (EXISTS ( SELECT
           FROM payins.v_refund r
          WHERE r.order_id = t.id AND r.status = 'rejected'::text))
UNION ALL
 SELECT t.id,
    'refund-unanswered'::text AS why,
    2 AS rank,
    min(r.since) AS since,
    NULL::timestamp with time zone AS due_at
   FROM transfers.transfer t
     JOIN payins.v_refund_open r ON r.order_id = t.id
  WHERE t.state = 'refunding'::text
  GROUP BY t.id
UNION ALL
 SELECT recall.transfer_id AS id,
    'recall'::text AS why,
    2 AS rank,
    recall.requested_at AS since,
    recall.due_at
   FROM transfers.recall
  WHERE recall.answered_at IS NULL
UNION ALL
 SELECT claim.transfer_id AS id,
    'paid-after-all'::text AS why,
    3 AS rank,
    claim.opened_at AS since,
    claim.due_at
   FROM transfers.claim
  WHERE claim.closed_at IS NULL;
create view transfers.v_transfer as
 SELECT id,
    reference,
    customer_id,
    recipient_id,
    state,
    send_minor,
    receive_minor,
    currency,
    created_at,
    corridor_id,
    quote_id,
    changed_at
   FROM transfers.transfer;
create view treasury.v_low_balance as
 SELECT code,
    currency,
    since
   FROM treasury.low_balance;
create view treasury.v_overdue as
 SELECT count,
    since,
    counted_at
   FROM treasury.overdue;

-- function customers.limit_contradictions(at timestamp with time zone) returns TABLE(rule text, about text)
-- function customers.refuse_contradictions() returns trigger
-- function evidence.refuse_change() returns trigger
-- function ledger.change_periods(new_action text, new_closed_before timestamp with time zone, by_actor text, why text, moment timestamp with time zone) returns text
-- function ledger.fold_tail(limit_per_account integer) returns bigint
-- function ledger.hold_periods() returns timestamp with time zone
-- function ledger.keep_side() returns trigger
-- function ledger.keep_unsettled() returns trigger
-- function ledger.post_batch(codes text[], owners uuid[], currencies text[], journal_ids uuid[], kinds text[], subjects uuid[], reasons text[], leg_counts smallint[], body_hashes text[], effective_ats timestamp with time zone[], leg_journals integer[], leg_positions smallint[], leg_actions text[], leg_debits integer[], leg_credits integer[], leg_amounts bigint[], leg_currencies text[], leg_pendings uuid[], leg_timeouts timestamp with time zone[], moment timestamp with time zone) returns boolean
-- function ledger.refuse_change() returns trigger
-- function ledger.side_sequence(lot_sequence bigint, place bigint) returns bigint
-- function ledger.version_before(of_account bigint, moment timestamp with time zone) returns bigint
-- function platform.derived_id(word text, id text) returns uuid
-- function platform.drop_handled() returns TABLE(partition text)
-- function platform.drop_partner_calls(before timestamp with time zone, dry boolean) returns TABLE(partition text, calls bigint)
-- function platform.level(kept platform.meter, now timestamp with time zone) returns double precision
-- function platform.partition_facts() returns TABLE(divided text, default_rows bigint, ahead bigint)
-- function platform.personal_rows(source regclass, owner text, through regclass, through_key text, through_owner text, id uuid, sorted text, columns text[], bound text[], after text, most integer) returns TABLE(key text, data jsonb, bindings text[])
-- function platform.prepare_partitions(divided regclass, ahead integer, most bigint) returns TABLE(partition text, outcome text)
-- function platform.renew_settings_generation() returns trigger
-- function reconciliation.entry_id(account_id bigint, journal_id uuid) returns uuid
-- function reconciliation.keep_amount() returns trigger
-- function reconciliation.plain_reference(text) returns text

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON evidence.block FOR EACH STATEMENT EXECUTE FUNCTION evidence.refuse_change();
CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON evidence.day_root FOR EACH STATEMENT EXECUTE FUNCTION evidence.refuse_change();
CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON evidence.verification FOR EACH STATEMENT EXECUTE FUNCTION evidence.refuse_change();
CREATE TRIGGER immutable BEFORE DELETE OR TRUNCATE ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER immutable_name BEFORE UPDATE OF id, code, owner, currency, normal_side, floor, opened_at ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER unsettled AFTER UPDATE OF debits_posted, credits_posted ON ledger.account FOR EACH ROW WHEN (((old.credits_posted = old.debits_posted) <> (new.credits_posted = new.debits_posted))) EXECUTE FUNCTION ledger.keep_unsettled();
CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.entry FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.journal FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.period_change FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.resolution FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER keep_side INSTEAD OF INSERT ON ledger.tail FOR EACH ROW EXECUTE FUNCTION ledger.keep_side();
CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER limits_agree_inserted AFTER INSERT ON platform.versioned REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION customers.refuse_contradictions();
CREATE TRIGGER limits_agree_updated AFTER UPDATE ON platform.versioned REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION customers.refuse_contradictions();
CREATE TRIGGER renew_generation AFTER INSERT OR DELETE OR UPDATE ON platform.versioned FOR EACH ROW EXECUTE FUNCTION platform.renew_settings_generation();
CREATE TRIGGER renew_generation_truncated AFTER TRUNCATE ON platform.versioned FOR EACH STATEMENT EXECUTE FUNCTION platform.renew_settings_generation();
CREATE TRIGGER item_amount BEFORE UPDATE OF amount_minor ON reconciliation.item FOR EACH ROW WHEN (((new.amount_minor <> old.amount_minor) AND (NOT ((old.side = 'bank'::text) AND (old."position" IS NULL) AND (old.state = 'open'::text))))) EXECUTE FUNCTION reconciliation.keep_amount();

grant usage on schema access to puente_app;
grant delete, insert, select, update (code), update (tries), update (used_at), update (wrong_index) on access.code to puente_app;
grant insert, select on access.demo_world to puente_app;
grant delete, insert, select, update (address) on access.former_address to puente_app;
grant delete, insert, select, update (role) on access.membership to puente_app;
grant delete, insert, select, update (address), update (proposed_at) on access.proposed_contact to puente_app;
grant delete, insert, select, update (customer_id), update (proven_at), update (seen_at) on access.session to puente_app;
grant insert, select, update (closed_at), update (confirms_from), update (email), update (email_index), update (invited_by_two), update (name), update (password_hash), update (role), update (status) on access.staff to puente_app;
grant delete, insert, select on access.staff_challenge to puente_app;
grant delete, insert, select, update (browser), update (remembered_until), update (seen_at), update (system), update (token_hash) on access.staff_device to puente_app;
grant delete, insert, select, update (counter), update (name), update (used_at) on access.staff_passkey to puente_app;
grant delete, insert, select on access.staff_pending_sign_in to puente_app;
grant delete, insert, select, update (index_key) on access.staff_recovery_code to puente_app;
grant delete, insert, select, update (enrolling), update (proven_at), update (seen_at) on access.staff_session to puente_app;
grant delete, insert, select, update (confirmed_at), update (created_at), update (last_step), update (secret) on access.staff_totp to puente_app;
grant delete, insert, select on access.suspended_customer to puente_app;
grant insert, select, update (contact_changed_at), update (email), update (email_bounced_at), update (email_index), update (email_verified_at), update (name), update (password_hash), update (phone), update (phone_index), update (phone_verified_at) on access."user" to puente_app;
grant delete, insert, select on access.user_challenge to puente_app;
grant delete, insert, select, update (browser), update (remembered_until), update (seen_at), update (system), update (token_hash) on access.user_device to puente_app;
grant delete, insert, select, update (counter), update (name), update (used_at) on access.user_passkey to puente_app;
grant delete, insert, select on access.user_pending_sign_in to puente_app;
grant delete, insert, select, update (index_key) on access.user_recovery_code to puente_app;
grant delete, insert, select, update (confirmed_at), update (created_at), update (last_step), update (secret) on access.user_totp to puente_app;
grant select on access.v_device to puente_app;
grant select on access.v_member to puente_app;
grant select on access.v_membership to puente_app;
grant select on access.v_user_email to puente_app;
grant usage on schema approvals to puente_app;
grant insert, select, update (counts_from), update (decided_at), update (decided_by), update (decided_role), update (decision), update (decision_note), update (proposer_locked_at), update (used) on approvals.approval to puente_app;
grant select on approvals.v_waiting to puente_app;
grant usage on schema assignments to puente_app;
grant delete, insert, select, update (active_at), update (assigned_at), update (assigned_by), update (staff_id) on assignments.assignment to puente_app;
grant insert, select, update (text) on assignments.comment to puente_app;
grant delete, insert, select, update (is_open) on assignments.follower to puente_app;
grant insert, select, update (read_at) on assignments.mention to puente_app;
grant delete, insert, select on assignments.news to puente_app;
grant delete, insert, select, update (read_at) on assignments.news_reader to puente_app;
grant delete, insert, select, update (priority), update (set_at), update (set_by) on assignments.priority to puente_app;
grant select on assignments.v_assignment to puente_app;
grant select on assignments.v_follower to puente_app;
grant select on assignments.v_mention to puente_app;
grant select on assignments.v_priority to puente_app;
grant delete, insert, select, update (seen_at) on assignments.viewer to puente_app;
grant usage on schema closes to puente_app;
grant insert, select on closes.record to puente_app;
grant select on closes.v_record to puente_app;
grant usage on schema customers to puente_app;
grant insert, select, update (completed_at), update (kept_until), update (withdrawn_at) on customers.closure to puente_app;
grant insert, select, update (accepted_name_fold), update (address), update (address_state), update (birth_date), update (comuna), update (country), update (document_name), update (document_name_fold), update (employer), update (facts_confirmed_at), update (identity), update (level), update (name), update (name_changed_at), update (name_fold), update (name_index), update (name_rules), update (occupation), update (risk), update (risk_assessment), update (rut), update (rut_index), update (rut_part_index), update (status), update (unwritable_in) on customers.customer to puente_app;
grant delete, insert, select on customers.data_block to puente_app;
grant insert, select, update (answer_due_at), update (answered_at), update (demanded_at), update (passed), update (reached_usd_cents), update (refused_because), update (settled_at), update (threshold_usd_cents) on customers.due_diligence to puente_app;
grant insert, select, update (answers), update (confirmed_at), update (confirmed_by), update (reason), update (text_hash), update (text_version) on customers.eap_request to puente_app;
grant insert, select, update (ended_at) on customers.funds_evidence to puente_app;
grant insert, select, update (email_index), update (ended_at), update (expires_at), update (mails), update (sent_at), update (status), update (token), update (token_hash) on customers.member_invitation to puente_app;
grant insert, select, update (decided_at), update (decision), update (name), update (reason), update (screen_at), update (screens), update (verdict) on customers.name_request to puente_app;
grant insert, select, update (body) on customers.note to puente_app;
grant insert, select, update (effective_on), update (ended_at), update (ends_by), update (owner_id), update (reason), update (review_on) on customers.restriction to puente_app;
grant insert, select, update (note) on customers.restriction_step to puente_app;
grant insert, select, update (ended_at), update (signers) on customers.signing_powers to puente_app;
grant select on customers.v_closing to puente_app;
grant select on customers.v_closure to puente_app;
grant select on customers.v_customer to puente_app;
grant select on customers.v_data_block to puente_app;
grant select on customers.v_frozen to puente_app;
grant select on customers.v_funds_evidence to puente_app;
grant select on customers.v_known to puente_app;
grant select on customers.v_name_asked to puente_app;
grant select on customers.v_name_request to puente_app;
grant select on customers.v_note to puente_app;
grant select on customers.v_relationship to puente_app;
grant select on customers.v_restricted to puente_app;
grant select on customers.v_restriction_review to puente_app;
grant select on customers.v_restriction_step to puente_app;
grant usage on schema data_rights to puente_app;
grant insert, select, update (agency_notified_on), update (changed_at), update (changed_by), update (data_classes), update (happened_on), update (known_on), update (measures), update (people_count), update (people_notified_on), update (what) on data_rights.breach to puente_app;
grant insert, select, update (answer), update (answered_at), update (answered_by), update (body), update (confirmed_by), update (due_at), update (ended_at), update (extended_at), update (extended_by), update (extension_reason), update (lifted_at), update (proposed_answer), update (state) on data_rights.request to puente_app;
grant select on data_rights.v_request to puente_app;
grant select on data_rights.v_request_open to puente_app;
grant usage on schema decisions to puente_app;
grant insert, select, update (used) on decisions.decision to puente_app;
grant insert, select, update (ended_at), update (ended_by), update (note), update (outcome), update (reason) on decisions.escalation to puente_app;
grant select on decisions.v_decision to puente_app;
grant select on decisions.v_escalation_open to puente_app;
grant select on decisions.v_last_decision to puente_app;
grant usage on schema documents to puente_app;
grant delete, insert, select, update (data_key), update (dropped_at) on documents.content to puente_app;
grant insert, select, update (content_id), update (decided_at), update (decided_by), update (file_name), update (hold_reason), update (keep_until), update (legal_hold), update (reason), update (remark), update (scan), update (state), update (taken_by) on documents.document to puente_app;
grant delete, insert, select on documents.held_customer to puente_app;
grant delete, insert, select, update (attempts), update (engine), update (found), update (leased_until), update (read_at), update (state) on documents.reading to puente_app;
grant delete, insert, select on documents.segment to puente_app;
grant delete, insert, select, update (content_id), update (document_id), update (file_name), update (leased_until), update (received_bytes), update (segments), update (state) on documents.upload to puente_app;
grant select on documents.v_document to puente_app;
grant usage on schema evidence to puente_app;
grant insert, select on evidence.block to puente_app;
grant insert, select on evidence.day_root to puente_app;
grant select on evidence.v_newest_block to puente_app;
grant select on evidence.v_replay to puente_app;
grant insert, select on evidence.verification to puente_app;
grant usage on schema figures to puente_app;
grant delete, insert, select on figures.daily to puente_app;
grant delete, insert, select on figures.daily_sum to puente_app;
grant delete, insert, select on figures.daily_tally to puente_app;
grant delete, insert, select on figures.hourly to puente_app;
grant delete, insert, select on figures.hourly_tally to puente_app;
grant insert, select, update on figures.progress to puente_app;
grant delete, insert, select on figures.standing to puente_app;
grant insert, select, update on figures.watermark to puente_app;
grant usage on schema instructions to puente_app;
grant insert, select, update (explained_at), update (explained_by), update (explanation), update (note), update (sent_at) on instructions.difference to puente_app;
grant select, update (since), update (state) on instructions.gate to puente_app;
grant insert, select, update ("position"), update (read_at) on instructions.reading to puente_app;
grant select on instructions.v_standing to puente_app;
grant usage on schema keys to puente_app;
grant insert, select, update (destroyed_at), update (key) on keys.data_key to puente_app;
grant insert, select, update (destroyed_at) on keys.destruction to puente_app;
grant usage on schema ledger to puente_app;
grant insert (code), insert (currency), insert (floor), insert (normal_side), insert (opened_at), insert (owner), select, update (closed_at), update (credits_pending), update (credits_posted), update (debits_pending), update (debits_posted), update (last_entry_at), update (version) on ledger.account to puente_app;
grant insert, select on ledger.entry to puente_app;
grant insert, select on ledger.journal to puente_app;
grant select on sequence ledger.journal_sequence_seq to puente_app;
grant delete, insert, select on ledger.lot to puente_app;
grant delete, insert, select on ledger.pending_due to puente_app;
grant insert, select on ledger.period_change to puente_app;
grant insert, select on ledger.resolution to puente_app;
grant insert, select on ledger.tail to puente_app;
grant insert, select on ledger.transfer to puente_app;
grant delete, insert, select, update (since) on ledger.unsettled to puente_app;
grant select on ledger.v_account to puente_app;
grant select on ledger.v_side to puente_app;
grant select on ledger.v_unsettled to puente_app;
grant usage on schema list_views to puente_app;
grant delete, insert, select, update on list_views.layout to puente_app;
grant delete, insert, select, update on list_views.view to puente_app;
grant usage on schema localities to puente_app;
grant select on localities.comuna to puente_app;
grant select on localities.region to puente_app;
grant select on localities.v_comuna to puente_app;
grant usage on schema notifications to puente_app;
grant insert, select, update (address), update (attempts), update (due_at), update (facts), update (reason), update (sent_at), update (state) on notifications.message to puente_app;
grant delete, insert, select, update (facts), update (read_at) on notifications.notice to puente_app;
grant delete, insert, select, update (changed_at), update (is_on) on notifications.preference to puente_app;
grant delete, insert, select, update (endpoint), update (keys) on notifications.push_subscription to puente_app;
grant delete, insert, select, update (due_at) on notifications.reminder to puente_app;
grant select on notifications.v_message to puente_app;
grant usage on schema onboarding to puente_app;
grant insert, select, update (asks), update (asks_again), update (attempts_from), update (cause), update (changed_at), update (due_at), update (file), update (open_since), update (review_due_at), update (status), update (submission), update (submitted_at), update (waiting_since) on onboarding.application to puente_app;
grant insert, select on onboarding.attempt to puente_app;
grant insert, select, update (changed_at), update (company_type), update (decided_at), update (file), update (open_since), update (owners_version), update (registry_regime), update (returned), update (returned_sections), update (review_due_at), update (screen_at), update (screens), update (status), update (submission), update (submitted_at), update (verdict), update (waited_minutes) on onboarding.company_file to puente_app;
grant delete, insert, select on onboarding.company_part to puente_app;
grant delete, insert, select, update (email), update (given_names), update (surnames) on onboarding.registration to puente_app;
grant select on onboarding.v_application to puente_app;
grant select on onboarding.v_company_file to puente_app;
grant select on onboarding.v_company_file_waiting to puente_app;
grant usage on schema payins to puente_app;
grant select, update on payins.bank_cursor to puente_app;
grant insert, select, update (amount_minor), update (closed_at), update (deadline_at), update (payer_rut_index) on payins.payin_order to puente_app;
grant insert, select, update (bank_payment_id), update (order_id), update (payer), update (payer_account_index), update (payer_rut_index), update (payer_search_index), update (receivable_id), update (refunded_minor), update (status), update (why) on payins.payment to puente_app;
grant insert, select, update (bank_request_id), update (url) on payins.payment_request to puente_app;
grant insert, select, update (closed_at), update (outstanding_minor), update (payer_rut_index), update (status), update (written_off_minor) on payins.receivable to puente_app;
grant insert, select on payins.receivable_part to puente_app;
grant insert, select, update (attempts), update (claimed_settled), update (code), update (due_at), update (look_at), update (said), update (said_at), update (settled_at), update (status) on payins.refund to puente_app;
grant insert, select, update (account) on payins.refund_account to puente_app;
grant insert, select, update (bank_payment_id) on payins.statement_payment to puente_app;
grant insert, select, update (account_id), update (closed_at), update (due_at), update (lease_until), update (outcome), update (owner_staff_id), update (owner_team), update (screened_at), update (status) on payins.suspense to puente_app;
grant insert, select on payins.suspense_event to puente_app;
grant insert, select, update (attempts), update (due_at), update (ended_at), update (refused_code), update (status) on payins.sweep to puente_app;
grant select on payins.v_bank_fact to puente_app;
grant select on payins.v_case to puente_app;
grant select on payins.v_debt to puente_app;
grant select on payins.v_payment to puente_app;
grant select on payins.v_payment_request to puente_app;
grant select on payins.v_receivable to puente_app;
grant select on payins.v_refund to puente_app;
grant select on payins.v_refund_open to puente_app;
grant select on payins.v_refund_rejected to puente_app;
grant select on payins.v_refund_under_way to puente_app;
grant select on payins.v_settled_refund to puente_app;
grant select on payins.v_suspense to puente_app;
grant select on payins.v_sweep_under_way to puente_app;
grant usage on schema payouts to puente_app;
grant insert, select, update (asks), update (changed_at), update (claimed_credited), update (code), update (credited_at), update (due_at), update (instruction), update (look_at), update (rail_reference), update (refusals), update (said), update (said_at), update (status), update (untaken_since) on payouts.payout to puente_app;
grant select on payouts.v_bank_fact to puente_app;
grant select on payouts.v_payout to puente_app;
grant select on payouts.v_waiting to puente_app;
grant usage on schema pending_items to puente_app;
grant insert, select, update (seen) on pending_items.clock to puente_app;
grant insert, select on pending_items.ended_subject to puente_app;
grant insert, select on pending_items.event to puente_app;
grant insert, select, update (different), update (looked_at), update (missing), update (superfluous) on pending_items.found to puente_app;
grant insert, select, update (blocks_from), update (closed_at), update (deferred_until), update (due_at), update (facts), update (outcome), update (reminded_of), update (turn), update (turn_since) on pending_items.item to puente_app;
grant select on pending_items.v_open to puente_app;
grant usage on schema platform to puente_app;
grant insert, select on platform.audit to puente_app;
grant delete, insert, select, update (address) on platform.audit_origin to puente_app;
grant select, update (offset_ms) on platform.business_clock to puente_app;
grant insert, select on platform.dead_event to puente_app;
grant insert, select on platform.first_opening to puente_app;
grant select on platform.function to puente_app;
grant delete, insert, select on platform.handled to puente_app;
grant delete, insert, select, update (at), update (index_keys), update (release), update (started_at) on platform.heartbeat to puente_app;
grant delete, insert, select, update (body) on platform.idempotency to puente_app;
grant insert, select, update (active_from), update (ended_at) on platform.index_key to puente_app;
grant delete, insert, select, update on platform.index_rotation to puente_app;
grant delete, insert, select, update (at), update (level), update (ms_each), update (spent), update (times) on platform.meter to puente_app;
grant select on platform.migration to puente_app;
grant delete, insert, select on platform.outbox to puente_app;
grant insert, select on platform.partner_call to puente_app;
grant insert, select, update (attempts), update (body), update (handled_at), update (headers), update (outcome), update (retry_at) on platform.partner_message to puente_app;
grant insert, select, update on platform.re_encryption to puente_app;
grant insert, select, update on platform.relay to puente_app;
grant select on platform.settings_generation to puente_app;
grant delete, insert, select on platform.trace to puente_app;
grant select on platform.v_audit to puente_app;
grant select on platform.v_partner_call to puente_app;
grant insert, select, update (approved_by), update (took_force_at), update (withdrawn_at), update (withdrawn_by) on platform.versioned to puente_app;
grant execute on function platform.derived_id(word text, id text) to puente_app;
grant execute on function platform.derived_id(word text, id text) to public;
grant execute on function platform.drop_handled() to puente_app;
grant execute on function platform.drop_partner_calls(before timestamp with time zone, dry boolean) to puente_app;
grant execute on function platform.partition_facts() to puente_app;
grant execute on function platform.prepare_partitions(divided regclass, ahead integer, most bigint) to puente_app;
grant usage on schema quotes to puente_app;
grant insert, select on quotes.quote to puente_app;
grant insert, select on quotes.rate to puente_app;
grant delete, insert, select, update (reached_at), update (reached_clp_per_unit) on quotes.rate_alert to puente_app;
grant insert, select, update (compared_until) on quotes.rate_alert_progress to puente_app;
grant select on quotes.v_accepted_rate to puente_app;
grant select on quotes.v_price to puente_app;
grant select on quotes.v_rate to puente_app;
grant usage on schema readiness to puente_app;
grant insert, select, update (checked_at), update (facts), update (state) on readiness.item to puente_app;
grant select, update (since), update (state) on readiness.sales to puente_app;
grant usage on schema recipients to puente_app;
grant insert, select, update (account_ending), update (account_index), update (alias), update (alias_index), update (archived_at), update (changed_at), update (corrected_at), update (corridor_version), update (details), update (favourite), update (kind), update (last_funds_source), update (last_ordered_at), update (last_purpose), update (last_receive_minor), update (last_send_minor), update (name), update (name_index), update (name_index_of), update (relationship), update (replaced_by), update (used_at), update (warnings) on recipients.recipient to puente_app;
grant delete, insert, select, update (alias), update (details), update (ended_at), update (expires_at), update (filled_at), update (kind), update (name), update (status) on recipients.recipient_form to puente_app;
grant select on recipients.v_recipient to puente_app;
grant usage on schema reconciliation to puente_app;
grant insert, select, update (closing_minor), update (collected_version), update (covered_at), update (covered_until), update (due), update (number), update (opening_minor), update (sequence), update (starts_on) on reconciliation.account to puente_app;
grant insert, select, update (amount_minor), update (by_hand), update (detail), update (match_id), update (owner_staff_id), update (rut_index), update (state), update (taken_at) on reconciliation.item to puente_app;
grant insert, select on reconciliation.match to puente_app;
grant insert, select on reconciliation.match_part to puente_app;
grant insert, select on reconciliation.match_undo to puente_app;
grant insert, select on reconciliation.note to puente_app;
grant insert, select, update (state) on reconciliation.statement to puente_app;
grant insert, select on reconciliation.statement_void to puente_app;
grant select on reconciliation.v_account to puente_app;
grant select on reconciliation.v_break to puente_app;
grant execute on function reconciliation.entry_id(account_id bigint, journal_id uuid) to puente_app;
grant execute on function reconciliation.entry_id(account_id bigint, journal_id uuid) to public;
grant execute on function reconciliation.plain_reference(text) to puente_app;
grant execute on function reconciliation.plain_reference(text) to public;
grant usage on schema referrals to puente_app;
grant insert, select on referrals.code to puente_app;
grant insert, select, update (confirmed_at), update (paid_at), update (state) on referrals.donation to puente_app;
grant insert, select on referrals.fee_refund to puente_app;
grant insert, select, update (ended_at), update (state), update (transfer_id) on referrals.invitation to puente_app;
grant insert, select, update (applied_to), update (ended_at), update (kept_until), update (spent_minor), update (state) on referrals.reward to puente_app;
grant select on referrals.v_open_reward to puente_app;
grant usage on schema requirements to puente_app;
grant delete, insert, select, update (declared_version), update (differences), update (differs_since), update (document_id) on requirements.company_owners to puente_app;
grant insert, select, update (accepted_at), update (document_id), update (due_at), update (issued_on), update (owner_indexes), update (owners), update (power_limit_usd), update (power_mode) on requirements.company_paper to puente_app;
grant insert, select, update (announced_end), update (announced_type), update (back_id), update (effective_end), update (front_id), update (next_front_id), update (next_printed_end), update (next_type), update (number_index), update (printed_end), update (type) on requirements.company_person to puente_app;
grant insert, select, update (changed_at), update (declared), update (exposed) on requirements.declaration to puente_app;
grant insert, select, update on requirements.identity to puente_app;
grant insert, select, update (answer_by), update (decided_at), update (returned), update (status), update (submitted_at), update (waited_minutes) on requirements.level_application to puente_app;
grant delete, insert, select, update (holds_until) on requirements.paper to puente_app;
grant insert, select, update (closed_at), update (message), update (outcome), update (reason) on requirements.request to puente_app;
grant insert, select, update (note) on requirements.selfie_check to puente_app;
grant delete, insert, select, update (answer), update (attempts), update (due_at), update (ended_at), update (identity_id), update (leased_until), update (state) on requirements.selfie_comparison to puente_app;
grant insert, select, update (ended_at), update (ip) on requirements.selfie_consent to puente_app;
grant select on requirements.v_level_application to puente_app;
grant select on requirements.v_level_waiting to puente_app;
grant select on requirements.v_selfie_consent to puente_app;
grant usage on schema retention to puente_app;
grant insert, select, update (customers), update (rows) on retention.count to puente_app;
grant insert, select, update (at), update (columns) on retention.finished to puente_app;
grant insert, select, update (after), update (customers), update (ended_at), update (failed) on retention.run to puente_app;
grant usage on schema risk to puente_app;
grant insert, select, update (detail) on risk.assessment to puente_app;
grant insert, select, update (assessment_id), update (closed_at), update (outcome) on risk.exposure_case to puente_app;
grant insert, select, update (ended_at), update (reason) on risk.override to puente_app;
grant insert, select, update on risk.sweep to puente_app;
grant select on risk.v_assessment to puente_app;
grant select on risk.v_exposure_case to puente_app;
grant select on risk.v_override to puente_app;
grant usage on schema screening to puente_app;
grant insert, select, update (hits) on screening."check" to puente_app;
grant select on screening.v_check to puente_app;
grant usage on schema settings to puente_app;
grant delete, insert, select, update on settings.draft to puente_app;
grant usage on schema statements to puente_app;
grant insert, select on statements.account_statement to puente_app;
grant insert, select on statements.issue to puente_app;
grant insert, select on statements.receipt to puente_app;
grant insert, select on statements.tax_export to puente_app;
grant select on statements.v_tax_export to puente_app;
grant usage on schema support to puente_app;
grant insert, select, update (body) on support.message to puente_app;
grant insert, select, update (contact), update (due_at), update (first_answer_at), update (first_answer_minutes), update (last_at), update (queue_at), update (state), update (unread) on support.thread to puente_app;
grant select on support.v_message to puente_app;
grant select on support.v_thread to puente_app;
grant usage on schema terms to puente_app;
grant delete, insert, select, update (ip), update (user_id) on terms.acceptance to puente_app;
grant select on terms.v_acceptance to puente_app;
grant usage on schema transfers to puente_app;
grant insert, select, update (answer), update (answered_at), update (answered_by), update (offer_until), update (offered) on transfers.choice to puente_app;
grant insert, select, update (closed_at), update (closed_by), update (outcome) on transfers.claim to puente_app;
grant insert, select, update (closed_at), update (closed_by), update (outcome) on transfers.correction to puente_app;
grant insert, select on transfers.event to puente_app;
grant insert, select, update (parties) on transfers.former_parties to puente_app;
grant insert, select, update (ended_at), update (item_id), update (outcome) on transfers.hold to puente_app;
grant insert, select, update (changed_at), update (comment), update (stars) on transfers.rating to puente_app;
grant insert, select, update (answered_at), update (answered_by), update (outcome) on transfers.recall to puente_app;
grant insert, select on transfers.recipient_answer to puente_app;
grant insert, select, update (closed_at), update (outcome) on transfers.review to puente_app;
grant insert, select on transfers.signature to puente_app;
grant insert, select, update (beneficiary), update (ended_at), update (ended_by), update (reason), update (state), update (transfer_id) on transfers.signature_request to puente_app;
grant insert, select, update (revoked_at), update (token) on transfers.tracking_link to puente_app;
grant insert, select, update (cancel_asked_at), update (changed_at), update (funding_deadline_at), update (lease_until), update (parties), update (quote_id), update (receive_minor), update (reviewed_from), update (send_minor), update (state), update (usd_cents) on transfers.transfer to puente_app;
grant select on transfers.v_choice_waiting to puente_app;
grant select on transfers.v_claim to puente_app;
grant select on transfers.v_correction to puente_app;
grant select on transfers.v_event to puente_app;
grant select on transfers.v_last_change to puente_app;
grant select on transfers.v_moving_money to puente_app;
grant select on transfers.v_ordered_by to puente_app;
grant select on transfers.v_paper to puente_app;
grant select on transfers.v_review to puente_app;
grant select on transfers.v_review_waiting to puente_app;
grant select on transfers.v_signature_request to puente_app;
grant select on transfers.v_state_change to puente_app;
grant select on transfers.v_stuck to puente_app;
grant select on transfers.v_transfer to puente_app;
grant usage on schema treasury to puente_app;
grant insert, select on treasury.alarm to puente_app;
grant insert, select, update (decided_at), update (decided_by), update (state) on treasury.capital_movement to puente_app;
grant delete, insert, select on treasury.low_balance to puente_app;
grant insert, select, update on treasury.overdue to puente_app;
grant select on treasury.v_low_balance to puente_app;
grant select on treasury.v_overdue to puente_app;
