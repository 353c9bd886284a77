#!/bin/sh
# Releases every remote of this image and puts it into use. What is released already stays the same release.
set -eu
node tooling/release/cli.mjs provides
for remote in mfe-*; do
  node tooling/release/cli.mjs publish "$remote"
done
