export { MenuPanel } from '../menu/menu-panel.tsx';
export { PopoverPanel } from '../menu/popover-panel.tsx';
export { DialogPanel } from '../overlay/dialog-panel.tsx';
export { DrawerPanel } from '../overlay/drawer-panel.tsx';
export { hideToast, showToast, ToastRegion } from '../toast/toast-region.tsx';
export { TooltipPanel } from '../tooltip/tooltip-panel.tsx';
