-- What a corridor asks becomes data altogether: control digits are written out instead of named, a choice is a value
-- that may have a name and change the fields after it, and corridors say in which order they are offered.
-- The meaning of what stands is the same, and so its version stays.
create function platform.checks_of(name text) returns jsonb language plpgsql as $$
begin
  case name
    when 'aba' then
      return '[{"kind": "weighted", "severity": "block", "from": 0, "to": 9, "weights": [3, 7, 1], "modulus": 10}]';
    when 'clabe' then
      return '[{"kind": "weighted", "severity": "block", "from": 0, "to": 18, "weights": [3, 7, 1], "modulus": 10}]';
    else raise exception 'a corridor asks for the control digits %, which nothing here writes out', name;
  end case;
end $$;

create function platform.field_of(field jsonb) returns jsonb language sql as $$
  select (field - 'severity' - 'checkDigit' - 'choices')
    || case when field ? 'checkDigit'
       then jsonb_build_object('checks', platform.checks_of(field ->> 'checkDigit')) else '{}' end
    || case when field ? 'choices' then jsonb_build_object('choices', (
         select jsonb_agg(jsonb_build_object('value', choice) order by place)
         from jsonb_array_elements(field -> 'choices') with ordinality as one (choice, place))) else '{}' end
$$;

update platform.versioned
set data = data || jsonb_build_object(
  'order', case key when 'mx-mxn' then 30 when 'us-usd' then 40 else 100 end,
  'fields', (select jsonb_agg(platform.field_of(field) order by place)
             from jsonb_array_elements(data -> 'fields') with ordinality as one (field, place)))
where noun = 'corridor';

do $$
begin
  if exists (select from platform.versioned where noun = 'corridor'
             and (data::text like '%"checkDigit"%' or not data ? 'order'
                  or jsonb_path_exists(data, '$.fields[*].choices[*] ? (@.type() != "object")'))) then
    raise exception 'a corridor still says what it asks in the former words';
  end if;
end $$;

drop function platform.field_of;
drop function platform.checks_of;

-- Colombia by bank, account and document; Peru by CCI; Spain and Germany by IBAN of any country of the euro payments
-- area, whose rail rests on its own days. Control digits of the CCI only warn: their algorithm is not published.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
('corridor', 'co-cop', 1, '2026-01-01 00:00Z', '{
 "receiveStepMinor": "100",
 "minimumSendMinor": "5000",
 "maximumSendMinor": "100000000",
 "runs": "banking-days",
 "opensAt": "09:00",
 "order": 10,
 "country": "CO",
 "currency": "COP",
 "rail": "co-ach",
 "cutOff": {"time": "13:00", "days": [1, 2, 3, 4, 5]},
 "deliveryBankingDays": 1,
 "deliveredBy": "18:00",
 "deliveryMinutes": 0,
 "name": {"maxLength": 60, "characters": "ascii"},
 "account": ["bank", "accountNumber"],
 "fields": [
  {"name": "bank", "kind": "choice", "label": "bank", "minLength": 4, "maxLength": 4, "choices": [
   {"value": "1001", "name": "Banco de Bogotá", "rules": {"accountNumber": {"maxLength": 9}}},
   {"value": "1002", "name": "Banco Popular"},
   {"value": "1006", "name": "Banco Itaú"},
   {"value": "1007", "name": "Bancolombia", "rules": {"accountNumber": {"maxLength": 11}}},
   {"value": "1009", "name": "Citibank"},
   {"value": "1012", "name": "Banco GNB Sudameris"},
   {"value": "1013", "name": "BBVA Colombia"},
   {"value": "1019", "name": "Scotiabank Colpatria"},
   {"value": "1023", "name": "Banco de Occidente"},
   {"value": "1032", "name": "Banco Caja Social"},
   {"value": "1040", "name": "Banco Agrario"},
   {"value": "1051", "name": "Davivienda"},
   {"value": "1052", "name": "Banco AV Villas"},
   {"value": "1053", "name": "Banco W"},
   {"value": "1059", "name": "Bancamía"},
   {"value": "1060", "name": "Banco Pichincha"},
   {"value": "1061", "name": "Bancoomeva"},
   {"value": "1062", "name": "Banco Falabella"},
   {"value": "1063", "name": "Banco Finandina"},
   {"value": "1065", "name": "Banco Santander"},
   {"value": "1066", "name": "Coopcentral"},
   {"value": "1069", "name": "Banco Serfinanza"},
   {"value": "1070", "name": "Lulo Bank"},
   {"value": "1507", "name": "Nequi", "rules": {"accountType": {"asked": false}, "accountNumber": {"label": "phone", "minLength": 10, "maxLength": 10, "pattern": "3[0-9]{9}", "inputMode": "tel"}}},
   {"value": "1551", "name": "Daviplata", "rules": {"accountType": {"asked": false}, "accountNumber": {"label": "phone", "minLength": 10, "maxLength": 10, "pattern": "3[0-9]{9}", "inputMode": "tel"}}}]},
  {"name": "accountType", "kind": "choice", "label": "account-kind", "minLength": 1, "maxLength": 8, "choices": [
   {"value": "savings"},
   {"value": "checking"}]},
  {"name": "accountNumber", "kind": "digits", "label": "account-number", "minLength": 6, "maxLength": 20, "autocomplete": "off", "inputMode": "numeric"},
  {"name": "documentType", "kind": "choice", "label": "document-type-co", "minLength": 2, "maxLength": 8, "choices": [
   {"value": "cc", "onlyFor": "person", "rules": {"documentNumber": {"kind": "digits", "label": "cedula-number", "minLength": 6, "maxLength": 10, "inputMode": "numeric"}}},
   {"value": "ce", "onlyFor": "person", "rules": {"documentNumber": {"label": "cedula-number", "minLength": 3, "maxLength": 12}}},
   {"value": "pep", "onlyFor": "person", "rules": {"documentNumber": {"kind": "digits", "minLength": 15, "maxLength": 15, "inputMode": "numeric"}}},
   {"value": "passport", "onlyFor": "person", "rules": {"documentNumber": {"maxLength": 12}}},
   {"value": "nit", "onlyFor": "company", "rules": {"documentNumber": {"kind": "digits", "label": "nit", "minLength": 10, "maxLength": 10, "checks": [{"kind": "weighted", "severity": "block", "from": 0, "to": -1, "weights": [3, 7, 13, 17, 19, 23, 29, 37, 41], "fromLast": true, "modulus": 11, "at": -1, "symbols": "01987654321"}], "inputMode": "numeric"}}}]},
  {"name": "documentNumber", "kind": "code", "label": "document-number", "minLength": 4, "maxLength": 15, "autocomplete": "off", "inputMode": "text"}
 ]
}', 'seed', 'seed'),
('corridor', 'pe-pen', 1, '2026-01-01 00:00Z', '{
 "receiveStepMinor": "1",
 "minimumSendMinor": "5000",
 "maximumSendMinor": "100000000",
 "runs": "banking-days",
 "opensAt": "09:00",
 "order": 20,
 "country": "PE",
 "currency": "PEN",
 "rail": "pe-cce",
 "cutOff": {"time": "16:00", "days": [1, 2, 3, 4, 5]},
 "deliveryBankingDays": 0,
 "deliveredBy": "20:00",
 "deliveryMinutes": 240,
 "name": {"maxLength": 60, "characters": "ascii"},
 "account": ["cci"],
 "fields": [
  {"name": "cci", "kind": "digits", "label": "cci-soles", "minLength": 20, "maxLength": 20, "autocomplete": "off", "inputMode": "numeric", "checks": [
   {"kind": "weighted", "severity": "warn", "from": 0, "to": 6, "weights": [1, 2], "digitSums": true, "modulus": 10, "at": 18, "symbols": "0987654321"},
   {"kind": "weighted", "severity": "warn", "from": 6, "to": 18, "weights": [1, 2], "digitSums": true, "modulus": 10, "at": 19, "symbols": "0987654321"}]},
  {"name": "accountType", "kind": "choice", "label": "account-kind", "minLength": 1, "maxLength": 8, "choices": [
   {"value": "savings"},
   {"value": "checking"}]},
  {"name": "documentType", "kind": "choice", "label": "document-type-pe", "minLength": 2, "maxLength": 8, "choices": [
   {"value": "dni", "onlyFor": "person", "rules": {"documentNumber": {"label": "peruvian-dni", "minLength": 8, "maxLength": 9, "pattern": "[0-9]{8}|[0-9A-Z]{9}"}}},
   {"value": "ce", "onlyFor": "person", "rules": {"documentNumber": {"maxLength": 12}}},
   {"value": "passport", "onlyFor": "person", "rules": {"documentNumber": {"maxLength": 12}}},
   {"value": "ruc", "onlyFor": "company", "rules": {"documentNumber": {"kind": "digits", "label": "ruc", "minLength": 11, "maxLength": 11, "pattern": "(10|15|16|17|20)[0-9]{9}", "checks": [{"kind": "weighted", "severity": "block", "from": 0, "to": -1, "weights": [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], "modulus": 11, "at": -1, "symbols": "10987654321"}], "inputMode": "numeric"}}}]},
  {"name": "documentNumber", "kind": "code", "label": "document-number", "minLength": 4, "maxLength": 15, "autocomplete": "off", "inputMode": "text"}
 ]
}', 'seed', 'seed'),
('corridor', 'es-eur', 1, '2026-01-01 00:00Z', '{
 "receiveStepMinor": "1",
 "minimumSendMinor": "5000",
 "maximumSendMinor": "100000000",
 "runs": "banking-days",
 "opensAt": "09:00",
 "currency": "EUR",
 "rail": "eu-sepa",
 "rests": ["01-01", "easter -2", "easter 1", "05-01", "12-25", "12-26"],
 "cutOff": {"time": "11:00", "days": [1, 2, 3, 4, 5]},
 "deliveryBankingDays": 1,
 "deliveredBy": "14:00",
 "deliveryMinutes": 0,
 "account": ["iban"],
 "order": 50,
 "country": "ES",
 "name": {"maxLength": 70, "characters": "ascii", "allowed": "A-Za-z0-9 /?:().,''+-", "written": {"&": "+"}},
 "fields": [
  {"name": "iban", "kind": "code", "label": "iban", "minLength": 15, "maxLength": 34, "groupsOf": 4, "autocomplete": "off", "inputMode": "text", "checks": [
   {"kind": "iban", "severity": "block", "lengths": {"AD": 24, "AL": 28, "AT": 20, "BE": 16, "BG": 22, "CH": 21, "CY": 28, "CZ": 24, "DE": 22, "DK": 18, "EE": 20, "ES": 24, "FI": 18, "FR": 27, "GB": 22, "GI": 23, "GR": 27, "HR": 21, "HU": 28, "IE": 22, "IS": 26, "IT": 27, "LI": 21, "LT": 20, "LU": 20, "LV": 21, "MC": 27, "MD": 24, "ME": 22, "MK": 19, "MT": 31, "NL": 18, "NO": 15, "PL": 28, "PT": 25, "RO": 24, "SE": 24, "SI": 19, "SK": 24, "SM": 27, "VA": 22}},
   {"kind": "weighted", "severity": "block", "onlyIf": "ES.*", "from": 4, "to": 12, "weights": [4, 8, 5, 10, 9, 7, 3, 6], "modulus": 11, "at": 12, "symbols": "01987654321"},
   {"kind": "weighted", "severity": "block", "onlyIf": "ES.*", "from": 14, "to": 24, "weights": [1, 2, 4, 8, 5, 10, 9, 7, 3, 6], "modulus": 11, "at": 13, "symbols": "01987654321"}]},
  {"name": "documentNumber", "kind": "code", "label": "dni", "onlyFor": "person", "optional": true, "minLength": 9, "maxLength": 9, "pattern": "[0-9]{8}[A-Z]|[XYZ][0-9]{7}[A-Z]", "autocomplete": "off", "inputMode": "text", "checks": [
   {"kind": "weighted", "severity": "block", "from": 0, "to": -1, "weights": [10000000, 1000000, 100000, 10000, 1000, 100, 10, 1], "modulus": 23, "at": -1, "symbols": "TRWAGMYFPDXBNJZSQVHLCKE", "letters": "XYZ"}]}
 ]
}', 'seed', 'seed'),
('corridor', 'de-eur', 1, '2026-01-01 00:00Z', '{
 "receiveStepMinor": "1",
 "minimumSendMinor": "5000",
 "maximumSendMinor": "100000000",
 "runs": "banking-days",
 "opensAt": "09:00",
 "currency": "EUR",
 "rail": "eu-sepa",
 "rests": ["01-01", "easter -2", "easter 1", "05-01", "12-25", "12-26"],
 "cutOff": {"time": "11:00", "days": [1, 2, 3, 4, 5]},
 "deliveryBankingDays": 1,
 "deliveredBy": "14:00",
 "deliveryMinutes": 0,
 "account": ["iban"],
 "order": 60,
 "country": "DE",
 "name": {"maxLength": 70, "characters": "ascii", "allowed": "A-Za-z0-9 /?:().,''+-", "written": {"&": "+", "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}},
 "fields": [
  {"name": "iban", "kind": "code", "label": "iban", "minLength": 15, "maxLength": 34, "groupsOf": 4, "autocomplete": "off", "inputMode": "text", "checks": [
   {"kind": "iban", "severity": "block", "lengths": {"AD": 24, "AL": 28, "AT": 20, "BE": 16, "BG": 22, "CH": 21, "CY": 28, "CZ": 24, "DE": 22, "DK": 18, "EE": 20, "ES": 24, "FI": 18, "FR": 27, "GB": 22, "GI": 23, "GR": 27, "HR": 21, "HU": 28, "IE": 22, "IS": 26, "IT": 27, "LI": 21, "LT": 20, "LU": 20, "LV": 21, "MC": 27, "MD": 24, "ME": 22, "MK": 19, "MT": 31, "NL": 18, "NO": 15, "PL": 28, "PT": 25, "RO": 24, "SE": 24, "SI": 19, "SK": 24, "SM": 27, "VA": 22}}]}
 ]
}', 'seed', 'seed');
