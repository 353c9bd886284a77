import { useEffect, useRef, useState, type ReactNode } from 'react';
import Cropper from 'react-easy-crop';
import type { Profile } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { Avatar, Button, Dialog, ErrorText, registerStyles } from '@cadence/shared-ui';
import { cropPicture, type Area } from './crop-picture.ts';
import { avatarFailure, useAvatarChange } from './api/use-avatar-change.ts';
import css from './avatar.css';

registerStyles('people-avatar', css);

const ACCEPTED = ['image/png', 'image/jpeg'];
const ZOOM = { min: 1, max: 4, step: 0.05 } as const;

interface CropProps {
  readonly url: string;
  readonly onArea: (area: Area) => void;
}

/** The part of the picture that will be seen: moved by pointer or arrow keys, zoomed by wheel, pinch or slider. */
function Crop({ url, onArea }: CropProps): ReactNode {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  return (
    <>
      <div className="pe-crop">
        <Cropper
          image={url}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          classes={{
            containerClassName: 'pe-crop-box',
            mediaClassName: 'pe-crop-media',
            cropAreaClassName: 'pe-crop-area',
          }}
          mediaProps={{ alt: 'The chosen picture' }}
          cropperProps={{ role: 'group', 'aria-label': 'Visible part; move it with the arrow keys' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onArea(pixels)}
        />
      </div>
      <label className="pe-zoom">
        Zoom
        <input type="range" {...ZOOM} value={zoom} onChange={({ target }) => setZoom(Number(target.value))} />
      </label>
    </>
  );
}

/** A chosen file, and the address it can be shown at. */
interface Chosen {
  readonly file: File;
  readonly url: string;
}

interface AvatarEditorProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** Chooses a picture, and the part of it that is shown (people §2.3, §5 Avatar). */
export function AvatarEditor({ profile, onClose }: AvatarEditorProps): ReactNode {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const change = useAvatarChange(profile.Id, onClose);
  const url = chosen?.url;
  useEffect(() => {
    if (url !== undefined) return () => URL.revokeObjectURL(url);
    return undefined;
  }, [url]);
  const choose = (file: File | undefined): void => {
    if (!file) return;
    const isAccepted = ACCEPTED.includes(file.type);
    change.reset();
    setArea(null);
    setWrong(!isAccepted);
    setChosen(isAccepted ? { file, url: URL.createObjectURL(file) } : null);
  };
  const save = async (): Promise<void> => {
    if (chosen === null) return;
    const { file } = chosen;
    const content = (area && (await cropPicture(file, area))) ?? file;
    change.mutate({ name: file.name, content });
  };
  const failure = isWrong ? MESSAGES.avatarFormat : avatarFailure(change.error);
  return (
    <Dialog
      open
      title="Profile photo"
      width={440}
      onCloseRequest={onClose}
      footer={
        <>
          {profile.AvatarImage !== null && chosen === null && (
            <Button variant="quiet" loading={change.isPending} onClick={() => change.mutate(null)}>
              Remove photo
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={chosen === null}
            loading={change.isPending}
            loadingText="Saving"
            onClick={() => void save()}
          >
            Save
          </Button>
        </>
      }
    >
      <div
        className="pe-photo"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
      >
        {url === undefined ? (
          <Avatar id={profile.Id} name={profile.Name} size="xl" src={profile.AvatarImage?.Url ?? null} />
        ) : (
          <Crop key={url} url={url} onArea={setArea} />
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED.join(',')}
          hidden
          aria-label="Picture"
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>
          {chosen === null ? 'Choose a picture' : 'Choose another'}
        </Button>
        <p className="cd-hint">PNG or JPG, at most 10 MB. You can also drop one here.</p>
        {failure !== null && <ErrorText>{failure}</ErrorText>}
      </div>
    </Dialog>
  );
}
