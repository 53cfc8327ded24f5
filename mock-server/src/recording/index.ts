/** Records the responses of a gateway, for `startMock({ port, recording })`. */
export { type Mismatch, type Recorded, type Recorder, type RecorderOptions, startRecorder } from './record.ts';
export { type RecordedCall, type Recording, readRecording, type WriteOptions, writeRecording } from './recording.ts';
