#!/bin/sh
# The bucket of the releases: everybody reads, only `releases` writes. May run again.
set -eu
weed shell -master=store:9333 -filer=store:8888 <<COMMANDS
s3.bucket.create -name cadence
s3.configure -user releases -access_key $RELEASES_ACCESS_KEY -secret_key $RELEASES_SECRET_KEY -buckets cadence -actions Read,Write,List -apply
s3.bucket.access -name cadence -user anonymous -access Read
COMMANDS
