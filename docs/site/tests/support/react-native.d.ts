// The declarations of React Native and Expo that the quick start uses; their packages are not installed here.
declare module 'expo-secure-store' {
  export function getItemAsync(key: string): Promise<string | null>;
  export function setItemAsync(key: string, value: string): Promise<void>;
  export function deleteItemAsync(key: string): Promise<void>;
}
declare module 'react-native' {
  import type { ReactNode } from 'react';

  type Component<Props> = (props: Props) => ReactNode;
  interface Accessible {
    accessibilityLabel?: string;
    accessibilityRole?: 'alert';
  }
  interface Parent extends Accessible {
    children?: ReactNode;
  }
  export const View: Component<Parent>;
  export const Text: Component<Parent>;
  export const Button: Component<{ title: string; disabled?: boolean; onPress: () => void }>;
  export const Image: Component<Accessible & { source: { uri: string }; style: { width: number; height: number } }>;
  export const TextInput: Component<
    Accessible & { value: string; onChangeText: (text: string) => void; autoCapitalize?: 'none'; secureTextEntry?: boolean }
  >;
}
