import { type Connection, facadeOf, listenersOf, openConnection } from './connection';
import type { EventListener } from './events';
import type { SdkHost } from './host';
import { createMeasuring } from './measurements/measuring';
import { createNamespaces } from './namespaces/all';
import { sceneNamespace } from './scene/scene';
import { createSettings } from './settings';
import { createShowcase } from './showcase';
import { pointAtTags } from './tag/pointing';
import { showOpenTag } from './tag/show-open-tag';
import { showTagNames } from './tag/show-tag-names';
import { createTags } from './tag/tags';

/** What `MP_SDK.connect` resolves with. */
export type Sdk = ReturnType<ReturnType<typeof createPage>['connect']>;
export type Connector = {
  /**
   * A connection of its own for each caller; all arguments are accepted and ignored, because a page has one showcase.
   * @throws an Error named KeyReferrerMismatchError for the key "deny" @see showcase-sdk §1.2, §1.3
   */
  connect: (...args: unknown[]) => Promise<Sdk>;
  /** Ends all connections and removes what they show from the page. */
  dispose: () => void;
};

/** The SDK of a page: the shared state of all connections, and `connect`. */
export function createConnector(host: SdkHost): Connector {
  const page = createPage(host);
  return {
    async connect() {
      if (host.applicationKey === 'deny') {
        const refused = new Error('The application key is not valid for this page. Use the key that belongs to its domain.');
        throw Object.assign(refused, { name: 'KeyReferrerMismatchError', type: 'KeyReferrerMismatch' });
      }
      return page.connect();
    },
    dispose: page.dispose,
  };
}

function createPage(host: SdkHost) {
  const showcase = createShowcase(host);
  const { viewer, events } = showcase;
  const settings = createSettings(host.texts);
  const tags = createTags(showcase);
  const measuring = createMeasuring(showcase, settings);
  const areTagsShown = () => settings.values.tags && !measuring.mode.value?.active;
  const tagNames = showTagNames(showcase, tags, areTagsShown);
  const ends = [showOpenTag(showcase, tags), pointAtTags(showcase, tags), tagNames.end, measuring.end];
  const connections = new Set<Connection>();

  const showParts = () => {
    viewer.setTagsVisible(areTagsShown());
    tagNames.refresh();
    viewer.setSweepsVisible(settings.values.sweeps);
    host.showLabels(settings.values.labels);
    host.showTexts();
    viewer.setFreeWidth(settings.values.freeWidth);
  };
  settings.onChange(showParts);
  measuring.onChange(showParts);

  const namespaces = createNamespaces({ showcase, tags, measuring, settings });
  return {
    connect() {
      const connection = openConnection();
      connections.add(connection);
      connection.atEnd(() => void connections.delete(connection));
      const listeners = listenersOf(connection, events);
      const sdk = {
        ...facadeOf(namespaces, connection),
        Scene: facadeOf(sceneNamespace(showcase, connection), connection),
        /** Calls back on each such event from now on. */
        on(event: string, listener: EventListener) {
          listeners.on(event, listener);
          return sdk;
        },
        off(event: string, listener: EventListener) {
          listeners.off(event, listener);
          return sdk;
        },
        /** Ends the connection: no more callbacks, and new calls fail; running calls still finish. */
        disconnect: (): void => connection.close(),
      };
      return sdk;
    },
    dispose() {
      for (const connection of [...connections]) connection.close();
      for (const end of ends) end();
    },
  };
}
