export { discardNotesJob } from './discard-notes-job.ts';
export { notesSlice } from './notes.routes.ts';
