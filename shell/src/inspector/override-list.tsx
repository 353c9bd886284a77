import { Button, Field, TextInput } from '@cadence/shared-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { readOverride, usePlatform, type RemoteOverride } from '../remotes/index.ts';

/** Remotes that this tab takes from elsewhere. Every change loads the page again. */
export function OverrideList({ overrides }: { readonly overrides: readonly RemoteOverride[] }): ReactNode {
  const platform = usePlatform();
  const { overrideOrigins } = platform.config;
  return (
    <div className="sh-inspector-overrides">
      {overrides.length === 0 && <p className="cd-ink2">Every remote is the released one.</p>}
      {overrides.length > 0 && (
        <ul aria-label="Overrides">
          {overrides.map(({ remote, url }) => (
            <li key={remote}>
              <b>{remote}</b> <span className="sh-inspector-url">{url}</span>
              <Button
                size="sm"
                aria-label={`Remove the override of ${remote}`}
                onClick={() => platform.setOverrides(overrides.filter((one) => one.remote !== remote))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {overrides.length > 1 && (
        <Button size="sm" onClick={() => platform.clearOverrides()}>
          Clear all
        </Button>
      )}
      {overrideOrigins.length === 0 ? (
        <p className="cd-ink2">This installation does not allow overrides.</p>
      ) : (
        <AddOverride overrides={overrides} origins={overrideOrigins} />
      )}
    </div>
  );
}

interface AddOverrideProps {
  readonly overrides: readonly RemoteOverride[];
  /** Where they may come from. */
  readonly origins: readonly string[];
}

function AddOverride({ overrides, origins }: AddOverrideProps): ReactNode {
  const platform = usePlatform();
  const [remote, setRemote] = useState('');
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const override = readOverride(`${remote.trim()}@${url.trim()}`, origins);
    if (typeof override === 'string') setProblem(override);
    else platform.setOverrides([...overrides.filter((one) => one.remote !== override.remote), override]);
  };
  return (
    <form className="sh-inspector-add" onSubmit={add} noValidate>
      <Field label="Remote">
        <TextInput value={remote} onChange={({ target }) => setRemote(target.value)} />
      </Field>
      <Field
        label="Address of its mf-manifest.json"
        hint={`Allowed: ${origins.join(', ')}`}
        {...(problem !== null && { error: problem })}
      >
        <TextInput
          value={url}
          placeholder="http://localhost:4101/mf-manifest.json"
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
      <Button type="submit">Override and reload</Button>
    </form>
  );
}
