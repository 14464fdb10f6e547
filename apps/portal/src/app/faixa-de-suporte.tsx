import { AVISO_DE_SUPORTE } from '@credito/domain/acesso/suporte';
import { formatarCpf } from '@credito/domain/pessoa/cpf';
import { formatarMomento } from '@credito/domain/tempo/data';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { sairDoSuporte } from '../saida/sair.ts';
import { api } from '../sessao/api.ts';
import { sessao } from '../sessao/sessao.ts';
import { useUsuario } from '../sessao/use-usuario.ts';
import estilos from './faixas.module.css';

/** Stays on every screen of a support session, and writes each opened screen to the action log. */
export function FaixaDeSuporte() {
  const usuario = useUsuario();
  const [caminho] = useLocation();
  const [saindo, setSaindo] = useState(false);
  const contaId = usuario?.suporte ? usuario.id : null;
  const ate = usuario?.suporte?.ate;

  useEffect(() => {
    if (!ate) return;
    // The account does not stay on the screen until the next call finds out.
    const fim = setTimeout(sessao.marcarExpirada, Math.max(0, Date.parse(ate) - agoraMs()));
    return () => clearTimeout(fim);
  }, [ate]);

  useEffect(() => {
    if (!contaId) return;
    const body = { usuarioWebId: contaId, acao: 'Abriu uma tela', observacao: caminho };
    // The server logs what the screen asks for; this only names the screen.
    api('POST /portal/acao/salvarAcaoEstudante', { body }).catch(() => undefined);
  }, [contaId, caminho]);

  if (!usuario?.suporte) return null;
  const { cpf, nome, suporte } = usuario;
  return (
    <section className={estilos.suporte} aria-label="Acesso do suporte">
      <Aviso
        faixa
        tom="atencao"
        titulo={AVISO_DE_SUPORTE}
        acao={
          <Botao
            compacto
            variante="secundario"
            carregando={saindo}
            onClick={() => {
              setSaindo(true);
              void sairDoSuporte({ cpf, author: suporte.email });
            }}
          >
            Encerrar o acesso
          </Botao>
        }
      >{`Conta de ${nome}, CPF ${formatarCpf(cpf)}. Só para leitura, até ${formatarMomento(new Date(suporte.ate))}.`}</Aviso>
    </section>
  );
}
