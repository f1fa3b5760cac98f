#!/bin/sh
# Writes the passwords and keys of an installation to ./secrets, and an empty file for each secret that a partner or provider
# issues. Changes no file that exists. Keep a copy of the folder where neither the database nor its backups are.
set -eu
cd "$(dirname "$0")"
umask 022
mkdir -p secrets
# The containers read the files as other users; nobody else enters the folder.
chmod 700 secrets
cd secrets
password() { openssl rand -hex 24; }
key() { openssl rand -base64 32; }
write() { [ -e "$1" ] || printf '%s\n' "$2" >"$1"; }
for name in POSTGRES_PASSWORD OWNER_PASSWORD APP_PASSWORD; do write "$name" "$(password)"; done
write DATABASE_URL "postgres://puente_app:$(cat APP_PASSWORD)@postgres/puente"
write DATABASE_OWNER_URL "postgres://puente_owner:$(cat OWNER_PASSWORD)@postgres/puente"
for name in ENCRYPTION_KEYS SEAL_KEYS ROOT_KEYS; do write "$name" "k1:$(key)"; done
write INDEX_KEY "$(key)"
for name in BANK_KEY BANK_WEBHOOK_SECRET RAILS_KEY RAILS_WEBHOOK_SECRET RATES_KEY NAMES_KEY REGISTRY_KEY SMTP_URL SMS_KEY; do
  [ -e "$name" ] || : >"$name"
  [ -s "$name" ] || echo "secrets/$name is empty: write what the partner or provider issued."
done
