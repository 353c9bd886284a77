export { ReportPicture } from './components/report-picture.tsx';
export { ReportPictures } from './components/report-pictures.tsx';
