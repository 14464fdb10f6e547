/** What opens over the cards of a step: a file that is looked at, one that is exchanged, one that goes. */
import { ErroDeApi } from '@credito/api/cliente';
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import type { Camera } from '../../../camera/camera.tsx';
import { encerrarEnvio, iniciarEnvio } from '../../../envio/envios.ts';
import { useExcluirDocumento, useExcluirPagina } from '../documentos.queries.ts';
import type { CartaoDoPasso } from '../use-passo-de-documentos.ts';
import { molduraPara } from './cartao-do-documento.tsx';
import { DialogoDeExclusao, DialogoDeExclusaoDePagina, DialogoDeTroca } from './dialogos-de-confirmacao.tsx';
import { RevisaoDoEnvio } from './revisao-do-envio.tsx';
import { Visualizador } from './visualizador.tsx';

export type Aberto =
  | { tipo: 'troca'; cartao: CartaoDoPasso; arquivos: readonly File[] }
  | { tipo: 'revisao'; cartao: CartaoDoPasso; arquivos: readonly File[]; documentoId?: string }
  | { tipo: 'camera'; cartao: CartaoDoPasso; Tela: typeof Camera }
  | { tipo: 'exclusao'; cartao: CartaoDoPasso; registro: RegistroDeDocumento }
  | { tipo: 'ver'; cartao: CartaoDoPasso; registro: RegistroDeDocumento; excluirPagina?: number };

const MENSAGEM_DA_EXCLUSAO = 'Ocorreu um erro ao excluir o documento. Por favor, tente novamente.';

interface SobreOsCartoesProps {
  aberto: Aberto;
  dono: Parameters<typeof useExcluirDocumento>[0];
  contaId: Parameters<typeof encerrarEnvio>[0];
  /** Those of the chosen files that can be sent; none, and said why, when one cannot. */
  aceitos: (arquivos: readonly File[]) => readonly File[];
  /** Photos that were looked at when they were taken. */
  aoUsarFotos: (cartao: CartaoDoPasso, fotos: readonly File[]) => void;
  aoPreferirADoAparelho: () => void;
  aoAbrir: (seguinte: Aberto | null) => void;
  aoFalhar: (mensagem: string) => void;
}

export function SobreOsCartoes({
  aberto,
  dono,
  contaId,
  aceitos,
  aoUsarFotos,
  aoPreferirADoAparelho,
  aoAbrir,
  aoFalhar,
}: SobreOsCartoesProps) {
  const excluir = useExcluirDocumento(dono);
  const excluirPagina = useExcluirPagina(dono);

  function confirmarEnvio(arquivos: readonly File[]) {
    if (aberto.tipo !== 'revisao') return;
    iniciarEnvio({
      dono: contaId,
      destino: aberto.cartao.destino,
      arquivos,
      documentoId: aberto.documentoId,
      substitui: aberto.cartao.registro?.idDocumento,
    });
    aoAbrir(null);
  }

  async function confirmarExclusao() {
    if (aberto.tipo !== 'exclusao') return;
    const { registro, cartao } = aberto;
    aoAbrir(null);
    encerrarEnvio(contaId, cartao.destino);
    await excluir.mutateAsync(registro.idDocumento).catch((erro: unknown) => {
      // Somebody removed it before: the list already shows that.
      if (erro instanceof ErroDeApi && erro.status === 404) return;
      aoFalhar(erro instanceof ErroDeApi ? erro.message : MENSAGEM_DA_EXCLUSAO);
    });
  }

  async function confirmarExclusaoDaPagina(documentId: string, pagina: number) {
    try {
      await excluirPagina.mutateAsync({ documentId, pagina });
    } catch (erro) {
      aoFalhar(erro instanceof ErroDeApi ? erro.message : MENSAGEM_DA_EXCLUSAO);
    }
    // The document has another id now; the card shows it as it is.
    aoAbrir(null);
  }

  return (
    <>
      {aberto.tipo === 'camera' && (
        <aberto.Tela
          titulo={aberto.cartao.vaga.titulo}
          moldura={molduraPara(aberto.cartao.vaga)}
          aoUsar={(fotos) => aoUsarFotos(aberto.cartao, fotos)}
          aoPreferirADoAparelho={aoPreferirADoAparelho}
          aoFechar={() => aoAbrir(null)}
        />
      )}
      {aberto.tipo === 'troca' && (
        <DialogoDeTroca
          titulo={aberto.cartao.vaga.titulo}
          aoConfirmar={() => aoAbrir({ ...aberto, tipo: 'revisao' })}
          aoCancelar={() => aoAbrir(null)}
        />
      )}
      {aberto.tipo === 'revisao' && (
        <RevisaoDoEnvio
          titulo={aberto.cartao.vaga.titulo}
          inicial={aberto.arquivos}
          umSo={aberto.cartao.vaga.tipoDocumento === 'SELFIE'}
          aceitos={aceitos}
          aoConfirmar={confirmarEnvio}
          aoFechar={() => aoAbrir(null)}
        />
      )}
      {aberto.tipo === 'exclusao' && (
        <DialogoDeExclusao
          titulo={rotuloDoDocumento(aberto.registro.tipoDocumento)}
          aoConfirmar={() => void confirmarExclusao()}
          aoCancelar={() => aoAbrir(null)}
        />
      )}
      {aberto.tipo === 'ver' && (
        <Visualizador
          titulo={aberto.cartao.vaga.titulo}
          registro={aberto.registro}
          aoFechar={() => aoAbrir(null)}
          aoExcluirPagina={(pagina) => aoAbrir({ ...aberto, excluirPagina: pagina })}
          excluindo={excluirPagina.isPending}
          {...(aberto.cartao.vaga.tipoDocumento === 'SELFIE'
            ? {}
            : {
                aoAdicionar: (escolhidos: File[]) => {
                  const arquivos = aceitos(escolhidos);
                  if (arquivos.length === 0) return;
                  aoAbrir({
                    tipo: 'revisao',
                    cartao: aberto.cartao,
                    arquivos,
                    documentoId: aberto.registro.idDocumento,
                  });
                },
              })}
        />
      )}
      {aberto.tipo === 'ver' && aberto.excluirPagina !== undefined && (
        <DialogoDeExclusaoDePagina
          titulo={aberto.cartao.vaga.titulo}
          pagina={aberto.excluirPagina}
          carregando={excluirPagina.isPending}
          aoConfirmar={() =>
            void confirmarExclusaoDaPagina(aberto.registro.idDocumento, aberto.excluirPagina ?? 1)
          }
          aoCancelar={() => aoAbrir({ tipo: 'ver', cartao: aberto.cartao, registro: aberto.registro })}
        />
      )}
    </>
  );
}
