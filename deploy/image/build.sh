#!/bin/sh
# Builds the image of this checkout, with its bill of materials. Usage: deploy/image/build.sh [IMAGE]
# BASE names another base image, with its digest. Needs buildah; the base of deploy/image/base.sh must exist unless BASE is set.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
image=${1:-localhost/puente:$version}
revision=$(git rev-parse HEAD)
base=${BASE:-localhost/puente-base}
case $base in
  localhost/*) ;;
  *@sha256:*) buildah pull --quiet --policy missing "$base" >/dev/null ;;
  *) echo "BASE must name the digest of the image: $base@sha256:…" >&2; exit 1 ;;
esac
base_digest=$(buildah inspect --type image --format '{{.FromImageDigest}}' "$base")
npm run --silent build
# A health check is part of Docker's format alone.
buildah build --format docker --isolation "${BUILDAH_ISOLATION:-oci}" --file deploy/image/Containerfile \
  --build-arg "BASE=$base" --build-arg "BASE_DIGEST=$base_digest" \
  --build-arg "VERSION=$version" --build-arg "REVISION=$revision" \
  --tag "$image" build
echo "Built $image on $base ($base_digest); its bill of materials is build/sbom.cdx.json, and /opt/puente/sbom.cdx.json in it."
