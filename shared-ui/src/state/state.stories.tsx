import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Plus, Target } from '../icon/icons.ts';
import { EmptyState, ErrorState } from './empty-state.tsx';
import { SkeletonDetail, SkeletonList } from './skeleton.tsx';

const meta: Meta = { title: 'Messages/States' };
export default meta;
const Box = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="cd-card" style={{ overflow: 'hidden' }}>
    {children}
  </div>
);
const nothing = (): void => undefined;

export const All: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))', gap: 24 }}>
      <Box>
        <SkeletonList rows={3} />
      </Box>
      <Box>
        <EmptyState
          icon={<Target aria-hidden />}
          title="No goals in Q4 2026 yet"
          action={
            <Button variant="primary" icon={<Plus aria-hidden />}>
              Add a Goal
            </Button>
          }
        >
          Start with the result you want to see on December 31.
        </EmptyState>
      </Box>
      <Box>
        <ErrorState title="The goals could not be loaded" onRetry={nothing} incident="7f3a-91c2">
          The database did not answer in time.
        </ErrorState>
      </Box>
      <Box>
        <EmptyState kind="filtered" title="No goal matches these filters" action={<Button>Clear all</Button>}>
          23 goals are hidden by At Risk and Onboarding.
        </EmptyState>
      </Box>
      <Box>
        <EmptyState
          kind="forbidden"
          title="No goals in this quarter."
          action={<Button>Go to Q4 2026</Button>}
        >
          Q2 2026 has ended; goals are added to the current quarter and the next four.
        </EmptyState>
      </Box>
      <Box>
        <ErrorState kind="remote" title="Compliance is not available right now" onRetry={nothing}>
          Everything else on this page works.
        </ErrorState>
      </Box>
      <Box>
        <SkeletonDetail />
      </Box>
    </div>
  ),
};
