#!/bin/sh
# Runs once, in an empty cluster: the database of Cadence with an owner who is no superuser, and the roles that the server acts in.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$CADENCE_DATABASE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role cadence login password :'password';
create role app nologin;
create role app_jobs nologin;
create role app_search nologin;
grant app, app_jobs, app_search to cadence;
create database cadence owner cadence encoding 'UTF8' template template0;
SQL
