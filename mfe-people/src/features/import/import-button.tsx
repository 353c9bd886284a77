import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '@cadence/shared-ui';

const ImportEmployees = lazy(async () => ({
  default: (await import('./import-employees.tsx')).ImportEmployees,
}));

/** Opens the import of many employees. */
export function ImportButton(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Import</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportEmployees onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
