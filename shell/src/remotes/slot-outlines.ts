import { createStore } from 'zustand/vanilla';

/** Whether slots have marks around what is contributed to them, between which the inspector draws their outlines. */
export const slotOutlines = createStore<{ readonly isOn: boolean }>()(() => ({ isOn: false }));
