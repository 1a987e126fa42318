// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { aConnection, aViewer, refusalOf, turn } from '../../tests/support/fake-viewer';

describe('a connection', () => {
  it('C03 refuses the key "deny" in the words of the provider', async () => {
    const refused = aConnection(aViewer(), { applicationKey: 'deny' });

    await expect(refused).rejects.toMatchObject({ name: 'KeyReferrerMismatchError', type: 'KeyReferrerMismatch' });
  });

  it('C07 resolves although the model cannot be read, whose calls reject', async () => {
    const fake = aViewer(Promise.reject(new Error('404')));

    const { sdk } = await aConnection(fake);

    expect(await refusalOf(sdk.Model.getData())).toBe('NotReady');
    expect(await refusalOf(sdk.Model.getDetails())).toBe('NotReady');
  });

  it('C09 C10 ends alone: no callbacks, no calls, and what is under way finishes', async () => {
    const fake = aViewer();
    let arrive = (_id: string) => {};
    fake.viewer.goToSweep = () => new Promise((resolve) => (arrive = resolve));
    const { connector, sdk, cells } = await aConnection(fake);
    const other = await connector.connect();
    const [mine, theirs, entered] = [vi.fn(), vi.fn(), vi.fn()];
    sdk.Camera.pose.subscribe(mine);
    other.Camera.pose.subscribe(theirs);
    sdk.on('sweep.enter', entered);
    await turn();
    const moving = sdk.Sweep.moveTo('s002');
    const waiting = sdk.App.state.waitUntil(() => false);

    sdk.disconnect();
    sdk.disconnect();
    cells.pose.set({ ...cells.pose.value, rotation: { x: 1, y: 1 } });
    fake.signals.sweepMoves.emit({ kind: 'enter', from: undefined, to: 's002' });
    arrive('s002');

    expect(await moving).toBe('s002');
    expect(await refusalOf(waiting)).toBe('Disconnected');
    expect([mine.mock.calls.length, theirs.mock.calls.length, entered.mock.calls.length]).toEqual([1, 2, 0]);
    expect(await refusalOf(sdk.Mode.moveTo('mode.dollhouse'))).toBe('Disconnected');
    expect(await refusalOf(sdk.Camera.pose.waitUntil(() => true))).toBe('Disconnected');
    expect(() => sdk.Camera.pose.subscribe(mine)).toThrow(expect.objectContaining({ name: 'Disconnected' }));
    expect(() => sdk.Graph.createDirectedGraph()).toThrow(expect.objectContaining({ name: 'Disconnected' }));
    expect(() => sdk.on('sweep.enter', entered)).toThrow(expect.objectContaining({ name: 'Disconnected' }));
    expect((await other.Model.getData()).sid).toBe('AbCdEfGh123');
  });

  it('gives events to listeners until they are taken off, and passes over one that throws', async () => {
    const { sdk, signals } = await aConnection();
    const heard = vi.fn();
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const angry = () => {
      throw new Error('mine');
    };

    expect(sdk.on('sweep.exit', angry).on('sweep.exit', heard)).toBe(sdk);
    signals.sweepMoves.emit({ kind: 'exit', from: 's001', to: 's002' });
    sdk.off('sweep.exit', heard);
    signals.sweepMoves.emit({ kind: 'exit', from: 's002', to: undefined });

    expect(heard.mock.calls).toEqual([['s001', 's002']]);
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
  });

  it('holds the visit back until it starts', async () => {
    const fake = aViewer();
    const { times } = fake.cells.phase.value;
    fake.cells.phase.set({ phase: 'loading', times });
    const { sdk } = await aConnection(fake);
    const poses = vi.fn();
    sdk.Camera.pose.subscribe(poses);
    await turn();

    expect(poses).not.toHaveBeenCalled();
    expect(await refusalOf(sdk.Camera.setRotation({ x: 0, y: 0 }))).toBe('NotReady');
    expect(await refusalOf(sdk.Measurements.toggleMode(true))).toBe('NotReady');
    fake.cells.phase.set({ phase: 'starting', times });
    await turn();

    expect(poses).toHaveBeenCalledOnce();
  });

  it('takes itself off the page when it is disposed', async () => {
    const { connector, sdk, host } = await aConnection();
    await sdk.Tag.add({ id: 't', anchorPosition: { x: 0, y: 0, z: 0 }, stemVector: { x: 0, y: 1, z: 0 }, label: 'Here' });
    await sdk.Tag.open('t');
    await expect.poll(() => host.overlay.textContent).toContain('Here');

    connector.dispose();

    expect(host.overlay.childElementCount).toBe(0);
    expect(await refusalOf(sdk.Tag.close('t'))).toBe('Disconnected');
  });
});

describe('changes of mode and floor', () => {
  it('C49 announces start and end once per move, and both for a change by dragging', async () => {
    const { sdk, cells } = await aConnection();
    const heard: unknown[][] = [];
    sdk.on(sdk.Mode.Event.CHANGE_START, (...args) => heard.push(['start', ...args]));
    sdk.on(sdk.Mode.Event.CHANGE_END, (...args) => heard.push(['end', ...args]));

    cells.mode.set({ current: 'transitioning', from: 'inside', to: 'dollhouse' });
    cells.mode.set({ current: 'dollhouse', from: null, to: null });
    cells.mode.set({ current: 'floorplan', from: null, to: null });

    expect(heard).toEqual([
      ['start', 'mode.inside', 'mode.dollhouse'],
      ['end', 'mode.inside', 'mode.dollhouse'],
      ['start', 'mode.dollhouse', 'mode.floorplan'],
      ['end', 'mode.dollhouse', 'mode.floorplan'],
    ]);
  });

  it('C50 announces a floor once it is left for another, and not a walk on the same floor', async () => {
    const fake = aViewer();
    fake.viewer.goToFloor = async (floor) => {
      fake.cells.floor.set('moving');
      await turn();
      fake.cells.floor.set(floor);
      return floor;
    };
    const { sdk, cells } = await aConnection(fake);
    const heard: unknown[][] = [];
    sdk.on(sdk.Floor.Event.CHANGE_START, (...args) => heard.push(['start', ...args]));
    sdk.on(sdk.Floor.Event.CHANGE_END, (...args) => heard.push(['end', ...args]));

    cells.floor.set('moving');
    cells.floor.set(0);
    expect(heard).toEqual([]);
    const going = sdk.Floor.moveTo(1);
    expect(heard).toEqual([['start', 1, 0]]);
    await going;
    cells.floor.set('all');

    expect(heard.slice(1)).toEqual([
      ['end', 1, 'Upper'],
      ['start', -1, 1],
      ['end', -1, 'all'],
    ]);
  });
});

describe('calls with wrong arguments', () => {
  it.each([
    ['a rotation without numbers', (sdk) => sdk.Camera.setRotation({ x: Number.NaN, y: 0 })],
    ['a speed of 0', (sdk) => sdk.Camera.rotate(1, 1, { speed: 0 })],
    ['an unknown direction', (sdk) => sdk.Camera.moveInDirection('SIDEWAYS' as never)],
    ['an unknown transition', (sdk) => sdk.Sweep.moveTo('s002', { transition: 'transition.beam' as never })],
    ['a rotation out of range', (sdk) => sdk.Sweep.moveTo('s002', { rotation: { x: 91, y: 0 } })],
    ['an unknown mode', (sdk) => sdk.Mode.moveTo('mode.upside' as never)],
    ['a floorplan without height', (sdk) => sdk.Mode.moveTo('mode.floorplan', { zoom: 0 })],
    ['a picture without width', (sdk) => sdk.Renderer.takeScreenShot({ width: 0, height: 10 })],
    ['a setting of another type', (sdk) => sdk.Settings.update('tags', 1 as never)],
    ['an address that is a script', (sdk) => sdk.Tag.registerAttachment('javascript:alert(1)')],
  ] satisfies [string, (sdk: Awaited<ReturnType<typeof aConnection>>['sdk']) => Promise<unknown>][])(
    'are refused: %s',
    async (_what, call) => {
      const { sdk } = await aConnection();

      expect(await refusalOf(call(sdk))).toBe('InvalidArgument');
    },
  );
});
