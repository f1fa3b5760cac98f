-- Where money can go, as versioned data: a new corridor is rows, not code. Times are Santiago's, days 1 (Monday) to 7.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
('corridor', 'us-usd', 1, '2026-01-01 00:00Z', '{
 "country": "US",
 "currency": "USD",
 "rail": "us-ach",
 "receiveStepMinor": "1",
 "minimumSendMinor": "5000",
 "maximumSendMinor": "100000000",
 "runs": "banking-days",
 "cutOff": {"time": "14:00", "days": [1, 2, 3, 4, 5]},
 "opensAt": "09:00",
 "deliveryBankingDays": 1,
 "deliveredBy": "18:00",
 "deliveryMinutes": 0,
 "name": {"maxLength": 70, "characters": "ascii"},
 "account": ["routingNumber", "accountNumber"],
 "fields": [
  {"name": "routingNumber", "kind": "digits", "label": "routing-number", "minLength": 9, "maxLength": 9, "checkDigit": "aba", "severity": "block", "autocomplete": "off", "inputMode": "numeric"},
  {"name": "accountNumber", "kind": "digits", "label": "account-number", "minLength": 4, "maxLength": 17, "severity": "block", "autocomplete": "off", "inputMode": "numeric"},
  {"name": "accountType", "kind": "choice", "label": "account-type", "minLength": 1, "maxLength": 8, "severity": "block", "choices": ["checking", "savings"]},
  {"name": "street", "kind": "address-street", "label": "street", "minLength": 3, "maxLength": 70, "severity": "block", "autocomplete": "off"},
  {"name": "city", "kind": "address-city", "label": "city", "minLength": 2, "maxLength": 35, "severity": "block", "autocomplete": "off"},
  {"name": "state", "kind": "choice", "label": "state", "minLength": 2, "maxLength": 2, "severity": "block", "choices": ["AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "DC", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY", "LA", "ME", "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC", "ND", "OH", "OK", "OR", "PA", "PR", "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV", "WI", "WY"]},
  {"name": "postalCode", "kind": "address-postal-code", "label": "zip-code", "minLength": 5, "maxLength": 10, "pattern": "[0-9]{5}(-[0-9]{4})?", "severity": "block", "autocomplete": "off", "inputMode": "text"}
 ]
}', 'seed', 'seed'),
('corridor', 'mx-mxn', 1, '2026-01-01 00:00Z', '{
 "country": "MX",
 "currency": "MXN",
 "rail": "mx-spei",
 "receiveStepMinor": "1",
 "minimumSendMinor": "5000",
 "maximumSendMinor": "100000000",
 "runs": "every-day",
 "cutOff": {"time": "24:00", "days": [1, 2, 3, 4, 5, 6, 7]},
 "opensAt": "00:00",
 "deliveryBankingDays": 0,
 "deliveredBy": "24:00",
 "deliveryMinutes": 15,
 "name": {"maxLength": 40, "characters": "ascii"},
 "account": ["clabe"],
 "fields": [
  {"name": "clabe", "kind": "digits", "label": "clabe", "minLength": 18, "maxLength": 18, "checkDigit": "clabe", "severity": "block", "autocomplete": "off", "inputMode": "numeric"}
 ]
}', 'seed', 'seed');

-- What a transfer costs: per corridor and kind of customer where a row says so, else by default.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
('fee', 'default', 1, '2026-01-01 00:00Z', '{"fixedMinor": "990", "bps": 70, "ivaPercent": 19}', 'seed', 'seed'),
('spread', 'default', 1, '2026-01-01 00:00Z', '{"bps": 40}', 'seed', 'seed');
