-- How many Chilean banking days work without a deadline of its own may wait before it shows as late. An applicant reads
-- that a review ends on the next banking day at the latest.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('work-clock', 'default', 1, '2020-01-01T00:00:00Z', '{"applicationDays": 1, "proposalDays": 1}', 'seed', 'seed');
