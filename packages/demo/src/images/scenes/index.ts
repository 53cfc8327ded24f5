import type { Form } from '../forms/form.ts';
import { setDown } from '../light.ts';
import { drawProp } from '../props/prop.ts';
import type { Sheet } from '../sheet.ts';
import { beachRoom, gardenRoom, waterRoom } from './outdoors.ts';
import { rooms } from './rooms.ts';
import type { Room, SceneKind, SceneSpec } from './scene.ts';
import { bathRoom, bedRoom } from './soft-rooms.ts';

const drawRoom: Record<SceneKind, (sheet: Sheet, spec: SceneSpec) => Room> = {
  ...rooms,
  water: waterRoom,
  garden: gardenRoom,
  beach: beachRoom,
  bath: bathRoom,
  bed: bedRoom,
};

/** Draws the room, then its objects from back to front. */
export function drawScene(sheet: Sheet, spec: SceneSpec, form: Form): string {
  const room = drawRoom[spec.kind](sheet, spec);
  const back = spec.props.filter((p) => p.y <= room.ground).toSorted((a, b) => a.y - b.y);
  const front = spec.props.filter((p) => p.y > room.ground).toSorted((a, b) => a.y - b.y);
  const pack = setDown(sheet, form, spec.x, room.ground, spec.scale, room.floor, { reach: 0.7, drop: 0.16 });
  return room.behind + back.map((p) => drawProp(sheet, p)).join('') + pack + front.map((p) => drawProp(sheet, p)).join('') + room.before;
}
