import { createLateCode } from '@cadence/shared-ui';
import { Navigate, Route, Routes, useLocation } from '@cadence/shared-ui/router';
import { Suspense, type ReactNode } from 'react';
import { PartBoundary } from '../boundary/part-boundary.tsx';
import { HomePage } from '../home/home-page.tsx';
import { LatePart } from '../late-part/late-part.tsx';
import { PageSkeleton, usePlatform } from '../remotes/index.ts';
import { readArrival, type ArrivalNotice } from './arrival-notice.ts';
import { isUnknown, redirectTarget, translateLegacyLink } from './legacy-links.ts';
import { PageHost } from './page-host.tsx';
import { RemoteRoute } from './remote-route.tsx';
import { SignOutPage } from './sign-out-page.tsx';

const notifications = createLateCode(
  () => import(/* webpackChunkName: 'notifications' */ '../notifications/notifications-page.tsx'),
);
const goalStatus = createLateCode(
  () => import(/* webpackChunkName: 'notifications' */ '../notifications/goal-status-redirect.tsx'),
);

// The same elements every time: a change of the address that leads to the same page does not draw it again.
const HOME = (
  <PageHost pageKey="home" title="Dashboard">
    <PartBoundary title="Dashboard">
      <HomePage />
    </PartBoundary>
  </PageHost>
);
const NOTIFICATIONS = (
  <PageHost pageKey="notifications" title="Notifications">
    <LatePart code={notifications} title="Notifications" fallback={<PageSkeleton />}>
      {({ NotificationsPage }) => <NotificationsPage />}
    </LatePart>
  </PageHost>
);
const GOAL_STATUS = (
  <LatePart code={goalStatus} title="The goal" fallback={<PageSkeleton />}>
    {({ GoalStatusRedirect }) => <GoalStatusRedirect />}
  </LatePart>
);
const SIGN_OUT = (
  <PartBoundary title="Sign Out">
    <SignOutPage />
  </PartBoundary>
);

/** Every page there is: the shell's own, those of the remotes, and where all other paths lead (people §2.1). */
export function AppRoutes(): ReactNode {
  const { routes } = usePlatform();
  const location = useLocation();
  const translated = translateLegacyLink(location);
  if (translated !== null) return <Navigate to={translated} replace />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="/v3/home" element={HOME} />
        <Route path="/v3/notifications" element={NOTIFICATIONS} />
        <Route path="/v3/notifications/goalstatus/:statusId" element={GOAL_STATUS} />
        <Route path="/v3/signout" element={SIGN_OUT} />
        {routes.map((route) => (
          <Route key={route.key} path={route.path} element={<RemoteRoute route={route} />} />
        ))}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Suspense>
  );
}

/** Leads on from a path that is no page, and says so there where the path means nothing. */
function Elsewhere(): ReactNode {
  const location = useLocation();
  const notice: ArrivalNotice = {
    ...readArrival(location.state),
    ...(isUnknown(location) && { unknownPath: location.pathname }),
  };
  return <Navigate to={redirectTarget(location)} replace state={notice} />;
}
