-- Seven kinds of versioned data are changed as settings. What waits for a second person under one of their own actions
-- becomes a proposal about the setting; where one of those waits already, the older one is withdrawn.
with moved as (
  select a.id, 'setting:' || m.kind as action, platform.derived_id('setting', m.kind || ' default') as subject,
         jsonb_build_object('kind', m.kind, 'key', 'default', 'data', a.proposal ->> m.field) as proposal
  from approvals.approval a join (values
    ('change-causes', 'causes', 'data'),
    ('change-referral-terms', 'referral-terms', 'data'),
    ('eap-text', 'eap', 'text'),
    ('staff-rules', 'staff-rules', 'data'),
    ('dossier-rules', 'dossier-rules', 'data'),
    ('company-paper-rules', 'company-paper-rules', 'data'),
    ('change-reconciliation-rules', 'reconciliation-rules', 'data')
  ) as m (action, kind, field) on m.action = a.action
  where a.decision is null
), judged as (
  select moved.*, exists (
    select from approvals.approval waiting
    where waiting.action = moved.action and waiting.subject = moved.subject and waiting.decision is null
  ) as is_late
  from moved
)
update approvals.approval a set
  action = case when is_late then a.action else judged.action end,
  subject = case when is_late then a.subject else judged.subject end,
  proposal = case when is_late then a.proposal else judged.proposal end,
  decision = case when is_late then 'withdrawn' end,
  decided_by = case when is_late then a.proposed_by end,
  decided_at = case when is_late then now() end
from judged where a.id = judged.id;
