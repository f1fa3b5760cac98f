/** A document as its owner sent it. No rule reads where its bytes are. */
const document = (from: string): string => `
  insert into documents.document (id, customer_id, user_id, kind, side, page, file_name, type, size_bytes, sent_hash,
    scan, state, reason, received_at, decided_at)
  select document_id, id, user_id, kind, side, page, hash, 'application/pdf', 90000,
    sha256(hash || convert_to(kind || coalesce(side, '') || page || state, 'utf8')), 'clean', state,
    case when state = 'refused' then 'cut-off' end, received_at, case when state <> 'received' then received_at end
  from (${from}) as sent`

/** Customer files and their documents, from the temporary table `seeded`. */
export const DOCUMENTS: readonly string[] = [
  `insert into onboarding.application (id, user_id, status, file, cause, submission, submitted_at, waiting_since,
     changed_at, open_since, review_due_at, asks_again)
   select id, user_id, state, hash, case when state = 'with-staff' then 'registry-silent' end, 1, at,
     case when state = 'with-staff' then at end, at, at, case when state = 'with-staff' then at end,
     case when state = 'not-confirmed' then '{rut}'::text[] else '{}' end
   from (select *, case status when 'active' then 'confirmed' when 'refused' then 'refused'
                   else (array['draft', 'not-confirmed', 'submitted', 'with-staff'])[n / 23 % 4 + 1] end as state
         from seeded where kind = 'person') as filed`,
  `insert into onboarding.company_file (id, status, file, company_type, registry_regime, owners_version, open_since,
     submission, submitted_at, review_due_at, returned_sections, changed_at)
   select id, state, hash, case when n % 20 = 0 then 'eirl' else 'spa' end, 'one-day', 1, at, 1, at, at,
     case when state = 'sent-back' then '{owners}'::text[] else '{}' end, at
   from (select *, case (n / 5) % 50 when 0 then 'draft' when 1 then 'submitted' when 2 then 'sent-back'
                   else 'approved' end as state
         from seeded where kind = 'company') as filed`,
  `create temp table shown as
   select *, uuidv7() as front_id, uuidv7() as back_id,
     case n % 20 when 1 then 'passport' when 2 then 'foreign-id' when 6 then 'foreign-id' else 'chilean-id' end as type,
     current_date + case when n % 113 = 0 then -1 - n % 300 when n % 127 = 0 then n % 60
                         else 62 + n % 1700 end as ends
   from seeded where kind = 'person' and status = 'active' and n % 5 < 3`,
  `insert into requirements.identity (customer_id, type, nationality, read, printed_end, effective_end, on_file_since,
     front_id, back_id, front_fault, fault_since, answer_by)
   select id, type, case type when 'chilean-id' then 'CL' else 'PE' end, hash, ends, ends, at, front_id, back_id,
     case when n % 503 = 0 then 'illegible' end, case when n % 503 = 0 then at end, at
   from shown`,
  document(`select front_id as document_id, id, user_id, hash, 'identity' as kind, 'front' as side, 1 as page,
              case when n % 503 = 0 then 'refused' else 'accepted' end as state, at as received_at from shown
            union all
            select back_id, id, user_id, hash, 'identity', 'back', 1, 'accepted', at from shown
            union all
            select uuidv7(), id, user_id, hash, 'identity', 'front', 1, 'received', now() from shown
            where n % 226 = 0`),
  `create temp table papers as
   select p.*, paper, uuidv7() as document_id,
     case when n % 415 = 0 and paper = 'constitution-deed' then 'refused' else 'accepted' end as state
   from seeded p, unnest(array['constitution-deed', 'powers', 'validity-certificate']) as paper
   where kind = 'company' and (n / 5) % 50 > 0 and not (n % 85 = 0 and paper = 'powers')`,
  document(`select document_id, id, user_id, hash, paper as kind, null as side, 1 as page, state, at as received_at
            from papers`),
  `insert into requirements.company_paper (customer_id, paper, due_at, document_id, accepted_at, issued_on, power_mode)
   select id, paper, at, case state when 'accepted' then document_id end, case state when 'accepted' then at end,
     case paper when 'validity-certificate' then current_date - case when n % 205 = 0 then 400 else n % 300 end end,
     case paper when 'powers' then 'single' end
   from papers`,
  `insert into requirements.company_owners (customer_id, declared_version, document_id, differences, differs_since)
   select id, 1, document_id, case when n % 355 = 0 then '{share-differs}'::text[] else '{}' end,
     case when n % 355 = 0 then at end
   from papers where paper = 'constitution-deed' and n % 2 > 0`,
  `create temp table economics as
   select p.*, code, page, uuidv7() as document_id
   from seeded p, (values ('balance-sheet', 1), ('tax-folder', 2), ('monthly-tax-returns', 3)) as place(code, page)
   where kind = 'company' and status = 'active' and n % 50 = 15 and not (n % 150 = 15 and page = 1)`,
  document(`select document_id, id, user_id, hash, 'economics' as kind, null as side, page, 'accepted' as state,
              at as received_at from economics`),
  `insert into requirements.paper (document_id, customer_id, code, issued_on, holds_until)
   select document_id, id, code, current_date - 40, current_date + case when n % 350 = 15 then -5 else 80 end
   from economics`,
  `insert into requirements.request (id, customer_id, code, blocks, reason, asked_by, asked_at, closed_at, outcome)
   select uuidv7(), id, 'proof-of-income', true, hash, 'staff:bench', at, case when n % 173 > 0 then now() end,
     case when n % 173 > 0 then 'accepted' end
   from seeded where n % 131 = 0 or n % 173 = 0`,
  `insert into pending_items.item (id, kind, subject, facts, turn, turn_since, opened_at, blocks_from, closed_at, outcome)
   select uuidv7(), owed, user_id, '{}', 'customer', at, at, at, at, 'settled'
   from seeded, unnest(array['terms-update', 'contact-information']) as owed where n % 4 = 0`,
]
