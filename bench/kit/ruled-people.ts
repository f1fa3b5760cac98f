/**
 * Persons, companies and their data, by statements over the temporary table `seeded`, with plausible shares
 * of all facts that the rules of pending items read. The divisors are coprime, so that facts do not always
 * coincide.
 */
export const PEOPLE: readonly string[] = [
  `create temp table seeded as
   select n, uuidv7() as id, uuidv7() as user_id, sha256(n::text::bytea) as hash,
     case when n % 5 = 0 then 'company' else 'person' end as kind,
     case when n % 5 = 0 and (n / 5) % 50 < 3 then 'quote-only' when n % 5 = 0 then 'active'
          when n % 23 = 0 then 'quote-only' when n % 97 = 0 then 'refused' else 'active' end as status,
     now() - (n % 700 + 1) * interval '1 day' as at
   from generate_series(1, $1::int) as n`,
  `insert into access."user" (id, email, email_index, name, password_hash, created_at, email_verified_at,
     email_bounced_at, phone, phone_index, phone_verified_at)
   select user_id, hash, hash, hash, 'bench', at, at, case when n % 149 = 0 then now() - interval '3 days' end,
     case when n % 10 > 0 then hash end, case when n % 10 > 0 then hash end,
     case when n % 10 > 0 and n % 251 > 0 then at end
   from seeded`,
  `insert into customers.customer (id, kind, status, level, country, name, rut, rut_index, created_at, identity,
     address, comuna, address_state, occupation, employer, facts_confirmed_at, risk, name_fold, document_name,
     document_name_fold, accepted_name_fold, name_changed_at, unwritable_in, name_rules)
   select id, kind, status,
     case when status <> 'active' then 'basic' when kind = 'company' and n % 50 = 15 then 'enhanced' else 'standard' end,
     case when n % 1999 = 0 then 'AR' else 'CL' end, hash, hash, hash, at,
     case when status = 'active' then 'confirmed' else 'missing' end,
     case when n % 3 > 0 then hash end,
     case when n % 3 = 0 then null when n % 307 = 0 then '08401' else '13101' end,
     case when n % 3 = 0 then null when n % 211 = 0 then 'incomplete' else 'complete' end,
     case when kind = 'person' and n % 2 = 0 then 'employed' end,
     case when kind = 'person' and n % 2 = 0 and n % 199 > 0 then hash end,
     now() - interval '1 day' * case when n % 101 = 0 then 400 when n % 53 = 0 then n % 85
                                     when n % 13 = 0 then n % 170 else n % 350 end,
     case when n % 53 = 0 then 'high' when n % 13 = 0 then 'elevated' else 'normal' end,
     hash, case when n % 4 > 0 then hash end,
     case when n % 4 = 0 then null when n % 293 = 0 then sha256('another'::bytea) else hash end,
     case when n % 586 = 0 then hash end, case when n % 293 = 0 then now() - interval '9 days' end,
     case when n % 1009 = 0 then 'mx-mxn' end, 'bench'
   from seeded`,
  `insert into customers.name_request (id, customer_id, name, asked_at, due_at, decision, decided_at, reason)
   select uuidv7(), id, hash, now() - interval '2 days', now() + interval '1 day',
     case when n % 879 > 0 then 'refused' end, case when n % 879 > 0 then now() end,
     case when n % 879 > 0 then 'not-in-document' end
   from seeded where n % 293 = 0 and n % 3 < 2`,
  `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
   select noun, key, version + 1, now() - interval '1 day', data, 'bench', 'bench' from platform.versioned
   where noun = 'terms' and key = 'terms-of-use' order by version desc limit 1`,
  `insert into terms.acceptance (id, user_id, kind, version, text_hash, at)
   select uuidv7(), user_id, text.key, text.version, hash, at
   from seeded, (select key, version, rank() over (partition by key order by version desc) as newness
                  from platform.versioned where noun = 'terms' and in_force_from <= now()) as text
   where newness > 1 or n % 89 > 0`,
  `insert into customers.due_diligence (customer_id, kind, demanded_at, passed, threshold_usd_cents,
     reached_usd_cents, answered_at, answer_due_at, settled_at)
   select id, kind, at, 'month', 1000000, 1100000, case when n % 57 = 0 then now() end,
     case when n % 57 = 0 then now() + interval '2 days' end, case n % 38 when 0 then now() end
   from seeded where n % 19 = 0 and status = 'active'`,
  `insert into customers.eap_request (id, customer_id, asked_by, asked_at, due_at, reason, confirmed_at, confirmed_by,
     text_version, text_hash, answers)
   select uuidv7(), id, 'bench', at, now() + interval '5 days', hash, case when n % 181 > 0 then now() end,
     case when n % 181 > 0 then user_id end, case when n % 181 > 0 then 1 end, hash,
     case when n % 181 > 0 then hash end
   from seeded where n % 61 = 0 or n % 181 = 0`,
  `insert into referrals.code (user_id, code, created_at)
   select user_id, translate(lpad(to_hex(n), 8, '2'), '01abcdef', 'WXABCDEF'), at from seeded where n % 10 = 1`,
  `create temp table invited as
   select one.n, uuidv7() as id, one.user_id as inviter, other.user_id as guest, one.at
   from seeded one join seeded other on other.n = one.n + 1 where one.n % 10 = 1`,
  `insert into referrals.invitation (id, inviter_user_id, invited_user_id, terms_version, state, invited_at, ended_at,
     transfer_id)
   select id, inviter, guest, 1, 'rewarded', at, at, id from invited`,
  `insert into referrals.reward (id, user_id, invitation_id, side, amount_minor, spent_minor, state, earned_at,
     kept_until, ended_at)
   select uuidv7(), case side when 'inviter' then inviter else guest end, id, side, 5000,
     case when n % 4 = 1 then 0 else 5000 end, case when n % 4 = 1 then 'open' else 'used' end, at,
     case when n % 40 = 1 then now() + interval '20 days' end, case when n % 4 <> 1 then at end
   from invited, (values ('inviter'), ('invited')) as sides(side)`,
]
