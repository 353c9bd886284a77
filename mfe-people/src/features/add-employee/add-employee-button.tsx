import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from '@cadence/shared-ui';
import { UserPlus } from '@cadence/shared-ui/icons';
import { useSearchParams } from '@cadence/shared-ui/router';
import type { AddEmployeeProps } from './add-employee.tsx';

const AddEmployee = lazy(async () => ({ default: (await import('./add-employee.tsx')).AddEmployee }));

const PARAMETER = 'do';
const ADDING = 'add-employee';

/**
 * Whether the form is open, kept in the address (`?do=add-employee`): the command palette opens it, and Back closes it.
 */
function useIsAdding(): readonly [boolean, (isAdding: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const setAdding = (isAdding: boolean): void => {
    const next = new URLSearchParams(query);
    if (isAdding) next.set(PARAMETER, ADDING);
    else next.delete(PARAMETER);
    setQuery(next, { replace: !isAdding });
  };
  return [query.get(PARAMETER) === ADDING, setAdding];
}

/** Opens the form for a new employee. */
export function AddEmployeeButton({ parent }: Pick<AddEmployeeProps, 'parent'>): ReactNode {
  const [isAdding, setAdding] = useIsAdding();
  return (
    <>
      <Button size={parent ? 'sm' : 'md'} icon={<UserPlus aria-hidden />} onClick={() => setAdding(true)}>
        Add Employee
      </Button>
      {isAdding && (
        <Suspense fallback={null}>
          <AddEmployee parent={parent} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
