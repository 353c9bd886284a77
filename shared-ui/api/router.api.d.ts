// @cadence/shared-ui 1.3.0

import { BrowserRouter, Link, LinkProps, Location, MemoryRouter, NavLink, NavLinkProps, Navigate, NavigateFunction, Outlet, Route, Routes, To, matchPath, useLocation, useMatch, useNavigate, useParams, useSearchParams } from 'react-router-dom';

export { BrowserRouter };

export { Link };

export { LinkProps };

export { Location };

export { MemoryRouter };

export { NavLink };

export { NavLinkProps };

export { Navigate };

export { NavigateFunction };

export { Outlet };

export { Route };

export { Routes };

export { To };

export { matchPath };

export { useLocation };

export { useMatch };

export { useNavigate };

export { useParams };

export { useSearchParams };

export {};
