import { memo, type ReactNode, type Ref } from 'react';
import { Logo } from '../branding/logo.tsx';
import { KeyboardHelpPlace } from './keyboard-help-place.tsx';
import { PageBody, SkipLink } from './page-body.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useKeyboardHelp } from './use-keyboard-help.ts';

interface BareFrameProps {
  /** Receives what the page puts beside its title. */
  readonly contentRef: Ref<HTMLDivElement>;
}

/** A page alone: the tenant's mark, its title and what it puts beside it; no menu, no search, nothing that leads away. */
export const BareFrame = memo(function BareFrame({ contentRef }: BareFrameProps): ReactNode {
  const title = useDocumentTitle();
  const [isHelping, setHelping] = useKeyboardHelp();
  return (
    <div className="sh-bare">
      <SkipLink />
      <header className="sh-bare-bar">
        <Logo />
        <h1>{title}</h1>
        <div className="sh-bare-content" ref={contentRef} />
        <KeyboardHelpPlace isOpen={isHelping} onClose={() => setHelping(false)} />
      </header>
      <PageBody />
    </div>
  );
});
