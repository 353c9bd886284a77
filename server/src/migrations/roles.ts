/**
 * Roles belong to the whole cluster, so migrations of several databases may race here: the second one finds that the
 * role exists, or that its catalogue row is being written, and continues.
 */
export function roleStatement(role: string): string {
  return `
    do $$
    begin
      for attempt in 1..20 loop
        begin
          if not exists (select from pg_roles where rolname = '${role}') then
            create role ${role} nologin nosuperuser nobypassrls;
          end if;
          if not pg_has_role(current_user, '${role}', 'member') then
            grant ${role} to current_user;
          end if;
          return;
        exception
          when duplicate_object or unique_violation or internal_error then perform pg_sleep(0.05);
          when insufficient_privilege then
            raise exception 'The database role ${role} is missing. An administrator can make it: create role ${role} nologin; grant ${role} to %;', current_user;
        end;
      end loop;
      raise exception 'The database role ${role} could not be created.';
    end $$`;
}
