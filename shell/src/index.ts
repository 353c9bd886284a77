// Shared packages load asynchronously, so everything that imports one stands behind this boundary.
void import(/* webpackChunkName: 'bootstrap' */ './bootstrap.tsx');
