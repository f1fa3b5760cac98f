import { empty, sql, type Sql } from '@puente/postgres'

const narrowed = (only: readonly string[] | undefined): Sql =>
  only === undefined ? empty : sql`and id = any(${only}::uuid[])`

/** Persons with an open application, in the shape of a rule of pending items. */
export const openPersonFiles = (only: readonly string[] | undefined): Sql => sql`
  select id as subject,
    jsonb_build_object('status', status)
      || case when asks_again = '{}' then '{}'::jsonb
              else jsonb_build_object('asks', array_to_string(asks_again, ',')) end as facts,
    'customer' as turn, null::timestamptz as due_at, open_since as blocks_from
  from onboarding.application where status in ('draft', 'not-confirmed') ${narrowed(only)}`

/**
 * Persons whose application is checked or waits for staff. The cause is not included, because the person may not see
 * it.
 */
export const waitingPersonFiles = (only: readonly string[] | undefined): Sql => sql`
  select id as subject, '{}'::jsonb as facts, 'staff' as turn, review_due_at as due_at, submitted_at as blocks_from
  from onboarding.application where status in ('submitted', 'with-staff') ${narrowed(only)}`

/** Companies with an open application. */
export const openCompanyFiles = (only: readonly string[] | undefined): Sql => sql`
  select id as subject,
    jsonb_build_object('status', status)
      || case when returned_sections = '{}' then '{}'::jsonb
              else jsonb_build_object('returned', array_to_string(returned_sections, ',')) end as facts,
    'customer' as turn, null::timestamptz as due_at, open_since as blocks_from
  from onboarding.company_file where status in ('draft', 'sent-back') ${narrowed(only)}`

/** Companies whose application waits for staff. */
export const waitingCompanyItems = (only: readonly string[] | undefined): Sql => sql`
  select id as subject, '{}'::jsonb as facts, 'staff' as turn, review_due_at as due_at, submitted_at as blocks_from
  from onboarding.company_file where status = 'submitted' ${narrowed(only)}`
